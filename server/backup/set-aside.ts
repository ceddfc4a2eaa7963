/** Keeps what a restore replaces next to it until the operator deletes it. */
import { lstat, rename, rm } from "node:fs/promises";
import { stampOf } from "./kept-backups.ts";

export interface SetAside {
  /** Its new place; null if there was nothing. */
  readonly place: string | null;
  /** Deletes the replacement and puts it back. */
  putBack(): Promise<void>;
}

export async function setAside(path: string, now: Date): Promise<SetAside> {
  const place = `${path}.before-${stampOf(now)}`;
  const was = await lstat(path).catch(() => null);
  if (was) await rename(path, place);
  return {
    place: was ? place : null,
    async putBack() {
      await rm(path, { recursive: true, force: true });
      if (was) await rename(place, path);
    },
  };
}
