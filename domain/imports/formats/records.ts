/** Cats of a file that is no table: each a record of its keys, as the file calls them. */
import { withoutLinksIn } from "./links.ts";
import type { TableRow } from "../table-shape.ts";

export interface CatRecord {
  /** Where it begins: a line, or its place among the cats. */
  readonly line: number;
  readonly values: ReadonlyMap<string, string>;
}

/** One table of all records, a column for each key in the order of its first meeting. */
export function tableOfRecords(records: readonly CatRecord[]): TableRow[] {
  const keys = [...new Set(records.flatMap(({ values }) => [...values.keys()]))];
  const withoutLinks = withoutLinksIn(keys);
  return [
    { line: 0, cells: keys },
    ...records.map(({ line, values }) => ({
      line,
      cells: keys.map((key, i) => withoutLinks(values.get(key) ?? "", i)),
    })),
  ];
}

/** Adds a value to those of a key: two titles are one cell of two. */
export function addValue(values: Map<string, string>, key: string, value: string): void {
  const text = value.trim();
  if (text === "") return;
  const before = values.get(key);
  if (before === undefined) values.set(key, text);
  else if (!before.split(", ").includes(text)) values.set(key, `${before}, ${text}`);
}
