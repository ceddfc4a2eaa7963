/**
 * Reference words in the languages that the specification names are columns, `breed_en` and `breed_ru`; in any other
 * language they are rows of `reference_words`.
 */
import { baseLocale, locales } from "@felistry/i18n/locale.ts";

/** Languages with separate columns, besides English. */
const COLUMNS: readonly string[] = ["ru"];

/** Languages of the site whose reference words are rows. */
export const WORD_LANGUAGES: readonly string[] = locales.filter(
  (language) => language !== baseLocale && !COLUMNS.includes(language),
);

/** The kind in `reference_words` for each English column. Coat words have none: a grammar makes them. */
const KINDS: Readonly<Record<string, string>> = {
  breed_en: "breed",
  country_en: "country",
  name_en: "currency",
  name_eng: "colour",
};

type English = "en" | "eng";

/** SQL for words; the languages in `others` have no columns. A word is named by its column without the language: `b.breed`. */
export function wordSql(others: readonly string[]) {
  const inOther = (word: string, english: English, language: string) => {
    const [row, column] = word.split(".");
    const kind = KINDS[`${column}_${english}`];
    if (kind === undefined) return `${word}_${english}`;
    return `coalesce((select w.word from reference_words w where w.kind = '${kind}' and w.id = ${row}.id and w.language = '${language}'), ${word}_${english})`;
  };

  /** In the reader's language (`locale` is SQL too), or in English if the word is missing in it. */
  function wordIn(word: string, locale: string, english: English = "en"): string {
    const cases = [
      ...COLUMNS.map((language) => `when '${language}' then ${word}_${language}`),
      ...others.map((language) => `when '${language}' then ${inOther(word, english, language)}`),
    ];
    return `case ${locale} ${cases.join(" ")} else ${word}_${english} end`;
  }

  /** For each language, the name on the wire and SQL for the word. */
  function each(word: string, english: English): { name: string; sql: string }[] {
    const column = word.split(".")[1]!;
    const columns = [english, ...COLUMNS].map((language) => ({
      name: `${column}_${language}`,
      sql: `${word}_${language}`,
    }));
    const rows = others.map((language) => ({
      name: `${column}_${language}`,
      sql: inOther(word, english, language),
    }));
    return [...columns, ...rows];
  }

  return {
    wordIn,
    /** For an object: `'breed_en', b.breed_en, 'breed_ru', b.breed_ru`. */
    wordPairs: (word: string): string =>
      each(word, "en")
        .map(({ name, sql }) => `'${name}', ${sql}`)
        .join(", "),
    /** For a row: `b.breed_en as "breed_en", b.breed_ru as "breed_ru"`. */
    wordColumns: (word: string, english: English = "en"): string =>
      each(word, english)
        .map(({ name, sql }) => `${sql} as "${name}"`)
        .join(", "),
    /** For an array: `b.breed_en, b.breed_ru`. */
    wordValues: (word: string): string =>
      each(word, "en")
        .map(({ sql }) => sql)
        .join(", "),
  };
}

export const { wordIn, wordPairs, wordColumns, wordValues } = wordSql(WORD_LANGUAGES);

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
