import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

/**
 * One hash over the names and contents of files; folders are read recursively. Times are ignored: a fresh clone gives
 * every file the same one.
 * @param {string} root names are relative to it
 * @param {string[]} paths files or folders below it; one that does not exist counts as absent
 * @param {(path: string) => boolean} [skip] gets the path relative to the root
 */
export function contentHash(root, paths, skip = () => false) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap((path) => filesBelow(root, join(root, path), skip))) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/**
 * @param {string} root
 * @param {string} path
 * @param {(path: string) => boolean} skip
 * @returns {string[]}
 */
function filesBelow(root, path, skip) {
  if (!existsSync(path) || skip(relative(root, path))) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesBelow(root, join(path, name), skip));
}
