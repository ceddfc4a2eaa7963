/** `npm run clubs -- list`, `npm run clubs -- add <slug> --prefix NORD --name-en …`, `npm run clubs -- give|take <slug> <email> <role>` */
import { runCommand } from "../server/cli.ts";

process.exitCode = await runCommand(["clubs", ...process.argv.slice(2)]);
