/** Reference words stand in a column a language: `breed_en`, `breed_ru`. */
import { baseLocale, locales } from "@felistry/i18n/locale.ts";

/** Languages that have columns of their own beside English. */
const COLUMNS: readonly string[] = ["ru"];

/**
 * SQL for a word in the reader's language, and for that in English where the word has no column in it.
 * @param word the column without its language: `b.breed`
 * @param locale SQL for the reader's language
 * @param english how the column of the English word ends
 */
export function wordIn(word: string, locale: string, english: "en" | "eng" = "en"): string {
  const others = COLUMNS.map((language) => `when '${language}' then ${word}_${language}`);
  return `case ${locale} ${others.join(" ")} else ${word}_${english} end`;
}

/** SQL for a word in all its languages, as the wire names them: `'breed_en', b.breed_en, 'breed_ru', b.breed_ru`. */
export function wordPairs(row: string, word: string): string {
  return ["en", ...COLUMNS]
    .map((language) => `'${word}_${language}', ${row}.${word}_${language}`)
    .join(", ");
}

/** SQL for the columns of a word: `b.breed_en, b.breed_ru`. */
export function wordColumns(word: string): string {
  return ["en", ...COLUMNS].map((language) => `${word}_${language}`).join(", ");
}

/** SQL for a text of the site in the reader's language. */
export function textIn(
  say: (inputs: Record<string, never>, options: { locale: (typeof locales)[number] }) => string,
  locale: string,
): string {
  const quoted = (language: (typeof locales)[number]) =>
    `'${say({}, { locale: language }).replaceAll("'", "''")}'`;
  const others = locales
    .filter((language) => language !== baseLocale)
    .map((language) => `when '${language}' then ${quoted(language)}`);
  return `case ${locale} ${others.join(" ")} else ${quoted(baseLocale)} end`;
}
