/** `npm run admin -- grant|revoke <email>`, `npm run admin -- list` */
import { runCommand } from "../server/cli.ts";

process.exitCode = await runCommand(["admin", ...process.argv.slice(2)]);
