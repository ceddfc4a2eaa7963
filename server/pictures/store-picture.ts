import { setTimeout as sleep } from "node:timers/promises";
import type { FileStore } from "../storage/file-store.ts";
import type { MadePicture } from "./make-picture.ts";

/** Who sent a picture that cannot be stored does not wait for a store that does not answer. */
const DELETED_WITHIN_MS = 500;

/** Stores all files of a picture or none. */
export async function storePicture(files: FileStore, { files: made }: MadePicture): Promise<void> {
  try {
    for (const { key, bytes } of made) await files.put(key, bytes);
  } catch (error) {
    await Promise.race([
      forgetPicture(files, { files: made }),
      sleep(DELETED_WITHIN_MS, null, { ref: false }),
    ]);
    throw error;
  }
}

/** A file that cannot be deleted now belongs to no row and is swept later. */
export async function forgetPicture(
  files: FileStore,
  { files: made }: Pick<MadePicture, "files">,
): Promise<void> {
  await Promise.allSettled(made.map(({ key }) => files.delete(key)));
}
