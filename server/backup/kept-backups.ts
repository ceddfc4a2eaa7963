/** The backups in a folder: named by their moment, with as many kept as the operator wants. */
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

const NAMED = /^felistry-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.zst$/;

export function backupName(moment: Date): string {
  return `felistry-${stampOf(moment)}.tar.zst`;
}

/** A moment as a part of a file name that sorts by time. */
export function stampOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
}

/** Our backups, newest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names
    .filter((name) => NAMED.test(name))
    .toSorted()
    .toReversed();
}

/** Also deletes what an interrupted run left. */
export async function prune(folder: string, keep: number): Promise<string[]> {
  const [kept, all] = [await backupsIn(folder), await readdir(folder)];
  const gone = [
    ...kept.slice(keep),
    ...all.filter((name) => name.endsWith(".part") && NAMED.test(name.slice(0, -".part".length))),
  ];
  for (const name of gone) await rm(join(folder, name), { force: true });
  return gone;
}
