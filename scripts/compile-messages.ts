/** Compiles i18n/messages into typed functions (i18n/compiled, not committed). */
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { compile } from "@inlang/paraglide-js";
import { requireMessageFiles } from "./message-files.ts";

const i18n = fileURLToPath(new URL("../i18n/", import.meta.url));

/** @param folder contains the project, `project.inlang`, and its messages; `compiled` is created there */
export async function compileMessages(folder = i18n): Promise<void> {
  await requireMessageFiles(folder);
  await compile({
    project: `${folder}project.inlang`,
    outdir: `${folder}compiled`,
    emitTsDeclarations: true,
    outputStructure: "message-modules",
    strategy: ["globalVariable", "baseLocale"],
    emitGitIgnore: false,
  });
  await writeInOne(`${folder}compiled/`);
  // It names the folder of whoever compiles: a release would not have the same bytes elsewhere.
  await rm(`${folder}compiled/README.md`, { force: true });
}

/**
 * All messages as one module, which Node uses instead (`exports` in i18n/package.json): two thousand modules cost a
 * server forty megabytes and half a second. The browser's build needs them separate, to drop unused ones.
 */
async function writeInOne(compiled: string): Promise<void> {
  const files = (await readdir(`${compiled}messages`)).filter((file) => /^(?!_).*\.js$/.test(file));
  const texts = await Promise.all(
    files.toSorted().map((file) => readFile(`${compiled}messages/${file}`, "utf8")),
  );
  const own = texts.map((text) =>
    text.replaceAll(/^import .*\n|\/\*\*? ?(?:@|eslint|\n)[^]*?\*\/\s*/gm, ""),
  );
  await writeFile(
    `${compiled}all-messages.js`,
    `import * as registry from "./registry.js";
import { getLocale, experimentalStaticLocale } from "./runtime.js";
${own.join("\n")}`,
  );
  await writeFile(
    `${compiled}messages-in-one.js`,
    `export * from "./all-messages.js";
export * as m from "./all-messages.js";
`,
  );
}

if (import.meta.main) {
  await compileMessages();
  // The compiler leaves half-minute timers running that would delay the exit.
  process.exit(0);
}
