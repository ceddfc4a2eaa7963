/** `npm run backup -- <file>`: everything in one file, while the site serves */
import { runCommand } from "../server/cli.ts";

process.exitCode = await runCommand(["backup", ...process.argv.slice(2)]);
