/** `npm run verify -- <file>`: restores a backup into a database that is thrown away, and compares */
import { runCommand } from "../server/cli.ts";

process.exitCode = await runCommand(["verify", ...process.argv.slice(2)]);
