/** Where pictures are in the store. Only keys under `public/` have a public address. */
import { randomBytes } from "node:crypto";

export const PHOTO_FOLDER = "public/photos";
export const SCAN_FOLDER = "scans";
export const ORIGINAL_FOLDER = "originals";

/** 144 bits cannot be guessed. */
export function randomName(): string {
  return randomBytes(18).toString("base64url");
}

/** The common beginning of the names of an upload's files, by which they are found. */
export function randomOfKey(key: string): string {
  return key.slice(key.lastIndexOf("/") + 1).slice(0, 24);
}
