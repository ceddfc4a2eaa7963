import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./setup/root.mjs";

/** Every file in the repository, including uncommitted but not ignored ones, relative to its root. */
export function trackedFiles(): string[] {
  const list = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "-z"],
    { cwd: ROOT, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  // A file deleted but not yet committed is still listed.
  return [...new Set(list.split("\0"))]
    .filter((file) => file && existsSync(join(ROOT, file)))
    .sort();
}
