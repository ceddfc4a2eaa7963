/** `npm run rates -- load <file>`, `npm run rates -- list` */
import { runCommand } from "../server/cli.ts";

process.exitCode = await runCommand(["rates", ...process.argv.slice(2)]);
