/** The registry's table of genetic tests, `data/genetic_tests.csv`: read once, with what each of them is to a breeder. */
import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import type { GeneticTest } from "@felistry/domain/matings/test-result.ts";

export interface ListedTest extends GeneticTest {
  readonly gene: string;
  /** Breeds in which it is known and advised. */
  readonly breeds: readonly string[];
  readonly omia: string | null;
  readonly source: string;
  readonly name_en: string;
  readonly name_ru: string;
}

type Row = Readonly<
  Record<
    | "code"
    | "also"
    | "gene"
    | "inheritance"
    | "two_copies"
    | "breeds"
    | "omia"
    | "source"
    | "name_en"
    | "name_ru",
    string
  >
>;

const file = new URL("../../data/genetic_tests.csv", import.meta.url);

export const GENETIC_TESTS: readonly ListedTest[] = (
  parse(readFileSync(file), { columns: true }) as Row[]
).map((row) => ({
  code: row.code,
  also: row.also.split(";").filter(Boolean),
  gene: row.gene,
  // As the test of the table makes sure.
  inheritance: row.inheritance as GeneticTest["inheritance"],
  twoCopies: (row.two_copies || null) as GeneticTest["twoCopies"],
  breeds: row.breeds.split(" ").filter(Boolean),
  omia: row.omia || null,
  source: row.source,
  name_en: row.name_en,
  name_ru: row.name_ru,
}));
