import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { environmentFor, runGroup } from "./command.mjs";
import { contentHash } from "./content-hash.mjs";
import { SetupError } from "./errors.mjs";
import { findNpm } from "./npm.mjs";
import { ROOT } from "./root.mjs";

const STAMP = join(ROOT, "node_modules", ".felistry-stamp");

/**
 * Installs exactly what package-lock.json names, unless it is already there. It is installed under the runtime that will
 * use it: native modules are downloaded for one binary interface.
 * @param {import("./runtime.mjs").Runtime} runtime
 */
export async function ensureDependencies(runtime) {
  const abi = `${process.platform}-${process.arch}-${runtime.abi}`;
  const wanted = `${contentHash(ROOT, ["package-lock.json"])} ${abi}`;
  const found = existsSync(STAMP) ? readFileSync(STAMP, "utf8") : "";
  if (found === wanted) return;
  if (found.split(" ")[1] !== abi || !isInstalled()) await install(runtime);
  writeFileSync(STAMP, wanted);
}

/** @param {import("./runtime.mjs").Runtime} runtime */
async function install(runtime) {
  console.log("Installing dependencies; this takes a minute …");
  const { code, output } = await runGroup(
    runtime.node,
    [
      findNpm(),
      "ci",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
      "--include=dev",
      "--include=optional",
    ],
    { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"], env: environmentFor(runtime.node) },
  );
  if (code !== 0) {
    throw new SetupError(
      `${output.trim()}\n\nThe dependencies could not be installed (npm ci ended with ${code}).`,
    );
  }
}

/**
 * Whether node_modules already matches the lock file because somebody ran a package manager: npm keeps a record of what
 * it installed.
 */
function isInstalled() {
  const account = join(ROOT, "node_modules", ".package-lock.json");
  if (!existsSync(account)) return false;
  const wanted = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")).packages;
  const installed = JSON.parse(readFileSync(account, "utf8")).packages;
  return Object.entries(wanted).every(([place, { version, optional, link }]) => {
    if (!place.includes("node_modules/") || link) return true;
    const there = installed[place];
    return there ? there.version === version : optional === true;
  });
}
