/** Builds the site in the test language, separately from the real site. */
import { join } from "node:path";
import { buildWeb } from "../build-web.ts";
import { ROOT } from "../setup/root.mjs";
import { compileWithTestLanguage, TEXTS_CONDITION } from "./messages.ts";
import { TEST_LANGUAGE } from "./pseudo-text.ts";
import { writeTestWords } from "./words.ts";

export const TEST_LANGUAGE_DIST = join(ROOT, "web", "dist", "test-language/");

if (import.meta.main) {
  await compileWithTestLanguage();
  await writeTestWords();
  await buildWeb(TEST_LANGUAGE_DIST, [TEST_LANGUAGE], { TEXTS_CONDITION });
  process.exit(0);
}
