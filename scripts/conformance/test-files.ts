import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../setup/root.mjs";

const TEST_FILE = /\.(?:test|spec)\.tsx?$/;

/** Every test file of the repository, those not yet committed too, from its root. */
export function testFiles(): string[] {
  const list = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "-z"],
    {
      cwd: ROOT,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return [...new Set(list.split("\0"))]
    .filter((file) => TEST_FILE.test(file) && existsSync(join(ROOT, file)))
    .sort();
}
