/** `npm run restore -- <file>`: restores a backup into an empty database */
import { runCommand } from "../server/cli.ts";

process.exitCode = await runCommand(["restore", ...process.argv.slice(2)]);
