import type { FileStore } from "../storage/file-store.ts";
import type { MadePicture } from "./make-picture.ts";

/** Stores all files of a picture or none. */
export async function storePicture(files: FileStore, { files: made }: MadePicture): Promise<void> {
  try {
    for (const { key, bytes } of made) await files.put(key, bytes);
  } catch (error) {
    await forgetPicture(files, { files: made });
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
