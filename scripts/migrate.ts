/** `npm run migrate`: brings the database to this release, as every start does */
import { runCommand } from "../server/cli.ts";

process.exitCode = await runCommand(["migrate", ...process.argv.slice(2)]);
