/** Reference words in languages without columns in `data/*.csv`: one file per language, `data/words/<language>.csv`. */
import { existsSync, readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { WORD_LANGUAGES } from "../db/word-in.ts";

export interface ReferenceWord {
  readonly language: string;
  /** `breed`, `colour`, `country`, `currency`, or `genetic_test`. */
  readonly kind: string;
  /** As in `data/*.csv`; for a genetic test, its code. */
  readonly id: string;
  readonly word: string;
}

const FOLDER = new URL("../../data/words/", import.meta.url);

/** For all languages of the site; a language without a file has no words. */
export function referenceWords(
  languages: readonly string[] = WORD_LANGUAGES,
  folder = FOLDER,
): ReferenceWord[] {
  return languages.flatMap((language) => {
    const file = new URL(`${language}.csv`, folder);
    if (!existsSync(file)) return [];
    const rows: Omit<ReferenceWord, "language">[] = parse(readFileSync(file), { columns: true });
    return rows.map(({ kind, id, word }) => ({ language, kind, id, word }));
  });
}

/** Whether it belongs in the database. Genetic tests are kept in memory (`matings/genetic-tests.ts`). */
export const isStored = ({ kind }: ReferenceWord): boolean => kind !== "genetic_test";
