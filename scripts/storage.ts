/** `npm run storage -- move disk s3`: brings the site's files from the disk into a bucket, or back */
import { runCommand } from "../server/cli.ts";

process.exitCode = await runCommand(["storage", ...process.argv.slice(2)]);
