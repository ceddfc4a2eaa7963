/** `npm run doctor`: looks whether this installation would work, and says what to mend */
import { runCommand } from "../server/cli.ts";

process.exitCode = await runCommand(["doctor", ...process.argv.slice(2)]);
