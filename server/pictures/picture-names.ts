/** Where pictures lie in the store. Only what is under `public/` has an address that everybody may open. */
import { randomBytes } from "node:crypto";

export const PHOTO_FOLDER = "public/photos";
export const SCAN_FOLDER = "scans";
export const ORIGINAL_FOLDER = "originals";

/** Nobody guesses 144 bits. */
export function randomName(): string {
  return randomBytes(18).toString("base64url");
}

/** By which the files of one upload are found: the beginning of their names. */
export function randomOfKey(key: string): string {
  return key.slice(key.lastIndexOf("/") + 1).slice(0, 24);
}
