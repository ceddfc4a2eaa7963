import { randomBytes } from "node:crypto";
import { chmod, cp, lstat, mkdir, readdir, realpath, rename, rm, symlink } from "node:fs/promises";
import { basename, join } from "node:path";
import { binariesIn, type Binaries } from "./binaries.ts";

/** Root's last resort for a project in a folder that no other user may enter. */
export const RELOCATION_ROOT = "/var/lib/felistry";

export interface Relocation {
  binaries: Binaries;
  /** The folder with the data directory. */
  home: string;
}

/**
 * Moves the data directory, with a copy of the binaries, to where "nobody" can reach them. The data directory's old place
 * becomes a link to the new one, so every later start, in whatever way, finds the same data.
 */
export async function relocate(
  cluster: string,
  binaries: Binaries,
  root: string,
): Promise<Relocation> {
  const place = await lstat(cluster).catch(() => null);
  const home = place?.isSymbolicLink()
    ? join(await realpath(cluster), "..")
    : join(root, randomBytes(6).toString("hex"));
  await mkdir(home, { recursive: true });
  for (const folder of [root, home]) await chmod(folder, 0o755);

  if (!place?.isSymbolicLink()) {
    const moved = join(home, basename(cluster));
    if (place) {
      await cp(cluster, moved, { recursive: true });
      await rename(cluster, setAside(cluster));
    }
    await symlink(moved, cluster);
    await rm(setAside(cluster), { recursive: true, force: true });
  }
  return { binaries: await copyBinaries(binaries, home), home };
}

const setAside = (cluster: string): string => `${cluster}.moved`;

/** Moves the data directory back if a move was interrupted between its two steps. */
export async function undoUnfinishedMove(cluster: string): Promise<void> {
  const absent = await lstat(cluster).then(
    () => false,
    () => true,
  );
  if (absent) await rename(setAside(cluster), cluster).catch(() => {});
}

async function copyBinaries(binaries: Binaries, home: string): Promise<Binaries> {
  const copy = join(home, "postgresql");
  // Recreated at every start: a newer release brings newer binaries.
  await rm(copy, { recursive: true, force: true });
  await cp(binaries.folder, copy, { recursive: true, verbatimSymlinks: true });
  // Independent of the installation's umask.
  for (const entry of await readdir(copy, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    await chmod(path, (await lstat(path)).mode | (entry.isDirectory() ? 0o055 : 0o044));
    if (basename(entry.parentPath) === "bin") await chmod(path, 0o755);
  }
  await chmod(copy, 0o755);
  return binariesIn(copy);
}
