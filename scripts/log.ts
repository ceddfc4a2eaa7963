/** `npm run log -- audit`, `npm run log -- new-key` */
import { runCommand } from "../server/cli.ts";

process.exitCode = await runCommand(["log", ...process.argv.slice(2)]);
