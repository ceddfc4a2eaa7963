import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runGroup } from "./command.mjs";
import { contentHash } from "./content-hash.mjs";
import { SetupError } from "./errors.mjs";
import { ROOT } from "./root.mjs";

// Not among the compiled files: compiling may empty their folder.
const STAMP = join(ROOT, "node_modules", ".felistry-messages-stamp");
const SOURCES = [
  "i18n/messages",
  "i18n/project.inlang/settings.json",
  "scripts/compile-messages.ts",
];

/**
 * Compiles the texts into typed functions if they have changed.
 * @param {import("./runtime.mjs").Runtime} runtime
 */
export async function ensureMessages(runtime) {
  const wanted = contentHash(ROOT, [...SOURCES, "package-lock.json"]);
  const compiled = existsSync(join(ROOT, "i18n", "compiled", "messages.js"));
  if (compiled && existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return;
  const { code, output } = await runGroup(
    runtime.node,
    ["--disable-warning=ExperimentalWarning", join(ROOT, "scripts", "compile-messages.ts")],
    { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] },
  );
  if (code !== 0)
    throw new SetupError(`${output.trim()}\n\nThe texts in i18n/messages could not be compiled.`);
  writeFileSync(STAMP, wanted);
}
