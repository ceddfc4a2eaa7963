/** What a restore takes the place of is kept beside it until the operator deletes it. */
import { lstat, rename, rm } from "node:fs/promises";
import { stampOf } from "./kept-backups.ts";

export interface SetAside {
  /** Where it lies now; null where there was nothing. */
  readonly place: string | null;
  /** What has come into its place goes, and it comes back. */
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
