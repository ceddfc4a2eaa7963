/** `npm run verify -- <file>`: restores a backup into a temporary database and compares it; of a PDF, verifies it offline */
import { runCommand } from "../server/cli.ts";

process.exitCode = await runCommand(["verify", ...process.argv.slice(2)]);
