import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";

/** The rows of a file in `data/`, keyed by its header line; every value is text. */
export function dataTable<Column extends string>(file: string): Promise<Record<Column, string>[]> {
  return readTable(new URL(`../data/${file}`, import.meta.url));
}

/** The rows of a file in `testkit/fixtures/`. */
export function fixtureTable<Column extends string>(
  file: string,
): Promise<Record<Column, string>[]> {
  return readTable(new URL(`./fixtures/${file}`, import.meta.url));
}

/** The rows of a CSV file, keyed by its header line; every value is text. */
export async function readTable<Column extends string>(
  url: URL,
): Promise<Record<Column, string>[]> {
  return parse(await readFile(url), { columns: true, skip_empty_lines: true });
}
