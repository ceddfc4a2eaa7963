import { existsSync, realpathSync } from "node:fs";
import { basename, delimiter, dirname, join } from "node:path";
import { SetupError } from "./errors.mjs";

/**
 * npm's script, to be run with any runtime: that of the npm that started us, or the one next to this Node.
 * @returns {string}
 */
export function findNpm() {
  const besideNode = dirname(process.execPath);
  const candidates = [
    process.env.npm_execpath,
    join(besideNode, "..", "lib", "node_modules", "npm", "bin", "npm-cli.js"),
    join(besideNode, "node_modules", "npm", "bin", "npm-cli.js"),
    ...(process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, "npm")),
  ];
  for (const candidate of candidates) {
    if (!candidate || !existsSync(candidate)) continue;
    const script = realpathSync(candidate);
    // If another package manager started us, npm_execpath is that one's.
    if (basename(script) === "npm-cli.js") return script;
  }
  throw new SetupError("npm was not found. It comes with Node.js: https://nodejs.org.");
}
