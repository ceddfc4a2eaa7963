/** `npm run seed -- --cats <number>`: a synthetic registry for scale tests */
import { runCommand } from "../server/cli.ts";

process.exitCode = await runCommand(["seed", ...process.argv.slice(2)]);
