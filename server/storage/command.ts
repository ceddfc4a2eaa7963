/** `npm run storage -- move disk s3`: brings the files of DATA_DIR into the bucket of STORAGE_URL, or back. */
import type { Config } from "../config.ts";
import { dataStore } from "./file-store.ts";
import { moveFiles } from "./move-files.ts";
import { s3Store } from "./s3/s3-store.ts";

export const STORAGE_USAGE = `  storage move disk s3    copy all files from DATA_DIR to STORAGE_URL, going on where it was stopped
  storage move s3 disk    copy them back`;

/** @returns whether it was understood */
export async function storageCommand(
  [verb, from, to]: readonly string[],
  config: Config,
  say: (line: string) => void,
): Promise<boolean> {
  const ways = ["disk s3", "s3 disk"];
  if (verb !== "move" || !ways.includes(`${from} ${to}`) || !config.storage) return false;
  const [disk, s3] = [dataStore(config.dataDir), s3Store(config.storage, config.s3)];
  const [source, target] = from === "disk" ? [disk, s3] : [s3, disk];
  const { copied, present } = await moveFiles(source, target, (done) => say(`${done} files`));
  say(`${copied} files copied, ${present} were there. Nothing was deleted.`);
  say(
    to === "s3"
      ? "Start the site with STORAGE_URL, and run this once more for files that came meanwhile."
      : "Start the site without STORAGE_URL, and run this once more for files that came meanwhile.",
  );
  return true;
}
