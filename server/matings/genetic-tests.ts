/** The registry's table of genetic tests, `data/genetic_tests.csv`: read once, with what each of them is to a breeder. */
import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import type { GeneticTest } from "@felistry/domain/matings/test-result.ts";
import { referenceWords } from "../reference/queries.ts";
import type { Worded } from "@felistry/domain/reference/word-in.ts";

export interface ListedTest extends GeneticTest, Worded<"name"> {
  /** Breeds in which it is known and advised. */
  readonly breeds: readonly string[];
  readonly omia: string | null;
  readonly source: string;
}

/** Every column but the names, which are as many as the languages. */
type Row = Worded<"name"> &
  Readonly<
    Record<
      "code" | "also" | "gene" | "inheritance" | "two_copies" | "breeds" | "omia" | "source",
      string
    >
  >;

/** Names in languages without a column in the table. */
const words = Map.groupBy(
  referenceWords().filter(({ kind }) => kind === "genetic_test"),
  ({ id }) => id,
);
const namesOf = (code: string) =>
  Object.fromEntries(
    (words.get(code) ?? []).map(({ language, word }) => [`name_${language}`, word]),
  );

const file = new URL("../../data/genetic_tests.csv", import.meta.url);
const rows: Row[] = parse(readFileSync(file), { columns: true });

export const GENETIC_TESTS: readonly ListedTest[] = rows.map(
  ({ also, inheritance, two_copies, breeds, omia, ...rest }) => ({
    ...rest,
    ...namesOf(rest.code),
    also: also.split(";").filter(Boolean),
    // As the test of the table makes sure.
    inheritance: inheritance as GeneticTest["inheritance"],
    twoCopies: (two_copies || null) as GeneticTest["twoCopies"],
    breeds: breeds.split(" ").filter(Boolean),
    omia: omia || null,
  }),
);
