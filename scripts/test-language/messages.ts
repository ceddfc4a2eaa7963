/** Generates the test language's texts from the English ones, and compiles all languages together with it. */
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { compileMessages } from "../compile-messages.ts";
import { ROOT } from "../setup/root.mjs";
import { pseudoText, TEST_LANGUAGE } from "./pseudo-text.ts";

/** A condition in i18n/package.json that selects the texts compiled here. */
export const TEXTS_CONDITION = "test-language";

interface Settings {
  baseLocale: string;
  locales: string[];
  modules: string[];
}

export async function compileWithTestLanguage(): Promise<void> {
  const from = join(ROOT, "i18n");
  const to = join(from, "test-language");
  await rm(to, { recursive: true, force: true });
  const settings = JSON.parse(
    await readFile(join(from, "project.inlang", "settings.json"), "utf8"),
  ) as Settings;
  const { baseLocale, locales, modules } = settings;
  await mkdir(join(to, "project.inlang"), { recursive: true });
  await writeFile(
    join(to, "project.inlang", "settings.json"),
    JSON.stringify({
      ...settings,
      // Papers have room for two languages: this one and another that is not English.
      locales: [TEST_LANGUAGE, ...locales.filter((locale) => locale !== baseLocale), baseLocale],
      modules: modules.map((path) => join("..", path)),
    }),
  );
  for (const locale of locales)
    await cp(join(from, "messages", locale), join(to, "messages", locale), { recursive: true });
  const english = join(from, "messages", baseLocale);
  for (const file of await readdir(english, { recursive: true })) {
    if (!file.endsWith(".json")) continue;
    await mkdir(join(to, "messages", TEST_LANGUAGE, dirname(file)), { recursive: true });
    const texts: unknown = JSON.parse(await readFile(join(english, file), "utf8"));
    await writeFile(join(to, "messages", TEST_LANGUAGE, file), JSON.stringify(pseudo(texts)));
  }
  await compileMessages(`${to}/`);
}

/** Texts are the leaves; the rest of a text with plural forms is not shown to anybody. */
function pseudo(texts: unknown): unknown {
  if (typeof texts === "string") return pseudoText(texts);
  if (Array.isArray(texts)) return texts.map(withForms);
  return Object.fromEntries(
    Object.entries(texts as object).map(([key, value]) => [key, pseudo(value)]),
  );
}

function withForms(forms: { match: object }): object {
  return { ...forms, match: pseudo(forms.match) };
}

if (import.meta.main) {
  await compileWithTestLanguage();
  // The compiler leaves timers running that would delay the exit.
  process.exit(0);
}
