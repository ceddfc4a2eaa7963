/** What a release is made of: written when it is made (`npm run release`), compared by the doctor where it is installed. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** At the root of an unpacked release. A clone has none. */
export const MANIFEST = "release.json";

const manifest = z.object({
  version: z.string(),
  /** What it was made from. */
  commit: z.string(),
  /** SHA-256 by path from the root. */
  files: z.record(z.string(), z.string()),
});
export type Manifest = z.output<typeof manifest>;

export async function readManifest(root: string): Promise<Manifest | null> {
  const text = await readFile(join(root, MANIFEST), "utf8").catch(() => null);
  return text === null ? null : manifest.parse(JSON.parse(text));
}

export async function hashesOf(
  root: string,
  paths: readonly string[],
): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const path of paths)
    hashes[path] = createHash("sha256")
      .update(await readFile(join(root, path)))
      .digest("hex");
  return hashes;
}

/** @returns paths of files that are other than they were released, or gone */
export async function changedSince(root: string, { files }: Manifest): Promise<string[]> {
  const changed: string[] = [];
  for (const [path, hash] of Object.entries(files)) {
    const now = await hashesOf(root, [path]).catch(() => null);
    if (now?.[path] !== hash) changed.push(path);
  }
  return changed;
}
