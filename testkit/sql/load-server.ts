/** Loads all of the server's modules, so that all their statements are declared. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../../scripts/setup/root.mjs";

/** Programs, which start working when loaded. */
const PROGRAM =
  /(?:^|\/)(?:main|cli|drizzle\.config|[\w-]*-(?:worker|process|thread))\.ts$|\.test\.ts$/;

export async function loadServer(): Promise<void> {
  const files = globSync("server/**/*.ts", {
    cwd: ROOT,
    exclude: (file) => file.includes("node_modules"),
  });
  for (const file of files.filter((each) => !PROGRAM.test(each)).sort())
    await import(pathToFileURL(join(ROOT, file)).href);
}
