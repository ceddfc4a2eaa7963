import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { environmentFor, NODE_FLAGS, runGroup } from "./command.mjs";
import { contentHash } from "./content-hash.mjs";
import { ROOT } from "./root.mjs";

const STAMP = join(ROOT, ".runtime", "code-stamp");

/** What serves, and what measures it. */
const SERVING = new Set(["start", "bench"]);

/**
 * Has the server compiled before it starts, if it has changed. If that fails it starts all the same, and says why itself.
 * @param {string} command
 * @param {import("./runtime.mjs").Runtime} runtime
 */
export async function ensureCode(command, runtime) {
  if (!SERVING.has(command)) return;
  const wanted = contentHash(ROOT, ["server", "domain", "contract", "package-lock.json"], isApart);
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return;
  const { code } = await runGroup(
    runtime.node,
    [...NODE_FLAGS, join(ROOT, "scripts", "compile-code.ts")],
    { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"], env: environmentFor(runtime.node) },
  );
  if (code !== 0) return;
  mkdirSync(join(ROOT, ".runtime"), { recursive: true });
  writeFileSync(STAMP, wanted);
}

/** @param {string} path */
function isApart(path) {
  return path.endsWith(".test.ts") || path.startsWith(join("server", "db", "migrations"));
}
