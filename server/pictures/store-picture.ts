import type { FileStore } from "../storage/file-store.ts";
import type { MadePicture } from "./make-picture.ts";

/** All files of a picture, or none of them. */
export async function storePicture(files: FileStore, { files: made }: MadePicture): Promise<void> {
  try {
    for (const { key, bytes } of made) await files.put(key, bytes);
  } catch (error) {
    await forgetPicture(files, { files: made });
    throw error;
  }
}

/** What cannot be deleted now is no row's, and swept later. */
export async function forgetPicture(
  files: FileStore,
  { files: made }: Pick<MadePicture, "files">,
): Promise<void> {
  await Promise.allSettled(made.map(({ key }) => files.delete(key)));
}
