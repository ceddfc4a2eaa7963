/** Compiles i18n/messages into typed functions (i18n/compiled, not committed). */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { compile } from "@inlang/paraglide-js";

const i18n = fileURLToPath(new URL("../i18n/", import.meta.url));

/** @param folder that of the project, `project.inlang`, and of its messages, where `compiled` comes to lie */
export async function compileMessages(folder = i18n): Promise<void> {
  await compile({
    project: `${folder}project.inlang`,
    outdir: `${folder}compiled`,
    emitTsDeclarations: true,
    outputStructure: "message-modules",
    strategy: ["globalVariable", "baseLocale"],
    emitGitIgnore: false,
  });
  await writeInOne(`${folder}compiled/`);
}

/**
 * All messages as one module, which Node takes instead (`exports` of i18n/package.json): two thousand modules cost a
 * server forty megabytes and half a second. The browser's build needs them apart, to leave out what a page does not say.
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
  // The compiler leaves timers of half a minute behind that nothing waits for.
  process.exit(0);
}
