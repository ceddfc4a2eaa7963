/** Compiles i18n/messages into typed functions (i18n/compiled, not committed). */
import { fileURLToPath } from "node:url";
import { compile } from "@inlang/paraglide-js";

const i18n = fileURLToPath(new URL("../i18n/", import.meta.url));

export async function compileMessages(): Promise<void> {
  await compile({
    project: `${i18n}project.inlang`,
    outdir: `${i18n}compiled`,
    emitTsDeclarations: true,
    outputStructure: "message-modules",
    strategy: ["globalVariable", "baseLocale"],
    emitGitIgnore: false,
  });
}

if (import.meta.main) {
  await compileMessages();
  // The compiler leaves timers of half a minute behind that nothing waits for.
  process.exit(0);
}
