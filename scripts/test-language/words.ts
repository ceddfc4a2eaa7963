/** Generates the test language's reference words from the English ones. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dataTable } from "@felistry/testkit/data-table.ts";
import { ROOT } from "../setup/root.mjs";
import { pseudoText, TEST_LANGUAGE } from "./pseudo-text.ts";

const FOLDER = join(ROOT, "data", "words");

/** Each kind's file, and its columns of the id and of the English word. */
const KINDS = [
  { kind: "breed", file: "breeds.csv", id: "id", word: "name_en" },
  { kind: "colour", file: "colours.csv", id: "id", word: "name_eng" },
  { kind: "country", file: "countries.csv", id: "id", word: "name_en" },
  { kind: "currency", file: "currencies.csv", id: "id", word: "name_en" },
  { kind: "genetic_test", file: "genetic_tests.csv", id: "code", word: "name_en" },
] as const;

export interface EnglishWord {
  readonly kind: (typeof KINDS)[number]["kind"];
  readonly id: string;
  readonly word: string;
}

export async function englishWords(): Promise<EnglishWord[]> {
  const all = KINDS.map(async ({ kind, file, id, word }) => {
    const rows = await dataTable<string>(file);
    return rows.map((row) => ({ kind, id: row[id]!, word: row[word]! }));
  });
  return (await Promise.all(all)).flat();
}

const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;

/** Adds a file in `data/words`, as for any new language. */
export async function writeTestWords(): Promise<void> {
  const lines = (await englishWords()).map(({ kind, id, word }) =>
    [kind, id, pseudoText(word)].map(quoted).join(","),
  );
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, `${TEST_LANGUAGE}.csv`), ["kind,id,word", ...lines, ""].join("\n"));
}
