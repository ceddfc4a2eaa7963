/** `npm run backup -- <file>`: backs up everything into one file while the site is running */
import { runCommand } from "../server/cli.ts";

process.exitCode = await runCommand(["backup", ...process.argv.slice(2)]);
