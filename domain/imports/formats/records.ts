/** Cats of a file that is no table: each a record of its keys, as the file calls them. */
import { isOfOneCat, withoutDittos } from "../ditto.ts";
import { BESIDE, readHeading } from "../headings/read-heading.ts";
import { withoutLinksIn } from "./links.ts";
import { sexColumn } from "../sexes/sex-column.ts";
import type { TableRow } from "../table-shape.ts";

export interface CatRecord {
  /** Where it begins: a line, or its place among the cats. */
  readonly line: number;
  readonly values: ReadonlyMap<string, string>;
}

/** One table of all records, a column for each key in the order of its first meeting. */
export function tableOfRecords(written: readonly CatRecord[]): TableRow[] {
  const records = titlesJoined(written);
  const keys = [...new Set(records.flatMap(({ values }) => [...values.keys()]))];
  const withoutLinks = withoutLinksIn(keys);
  const linkless = records.map(({ values }) =>
    keys.map((key, i) => withoutLinks(values.get(key) ?? "", i)),
  );
  const links = linkless.map((cells) => cells.flatMap((cell) => cell.links).join(" | "));
  const areTold = links.some((text) => text !== "");
  if (areTold) keys.push(`${BESIDE} links`);
  const rows = linkless.map((cells, row) => [
    ...cells.map(({ text }) => text),
    ...(areTold ? [links[row]!] : []),
  ]);
  // Of an export of ours each value means what it says.
  if (keys.includes("printed_name"))
    return [{ line: 0, cells: keys }, ...records.map(({ line }, i) => ({ line, cells: rows[i]! }))];
  const fields = keys.map((key) => readHeading(key).field);
  for (const [i, row] of rows.entries())
    if (i > 0) rows[i] = [...withoutDittos(row, rows[i - 1]!, (at) => isOfOneCat(fields[at]!))];
  const sexes = sexColumn(keys, rows, true);
  return [
    { line: 0, cells: sexes.titles },
    ...records.map(({ line }, i) => ({ line, cells: sexes.read(rows[i]!) })),
  ];
}

/** `prefixTitles` and `suffixTitles` are the titles of one cat. */
function titlesJoined(records: readonly CatRecord[]): readonly CatRecord[] {
  const keys = new Set(records.flatMap(({ values }) => [...values.keys()]));
  if (keys.has("printed_name")) return records;
  const titles = [...keys].filter((key) => readHeading(key).field === "titles");
  const [first, ...others] = titles;
  if (first === undefined || others.length === 0) return records;
  return records.map(({ line, values }) => {
    const said = titles.flatMap((key) => values.get(key) ?? []);
    const joined = new Map([...values].filter(([key]) => !others.includes(key)));
    if (said.length > 0) joined.set(first, said.join(", "));
    return { line, values: joined };
  });
}

interface Said {
  /** The cell as it was left: another one is read anew. */
  readonly cell: string;
  readonly texts: Set<string>;
}

/** The texts of each cell: a file may have a hundred thousand remarks, of which the former are not read again for each. */
const said = new WeakMap<Map<string, string>, Map<string, Said>>();

/** Adds a value to those of a key: two titles are one cell of two. */
export function addValue(values: Map<string, string>, key: string, value: string): void {
  const text = value.trim();
  if (text === "") return;
  const before = values.get(key);
  const cells = said.get(values) ?? new Map<string, Said>();
  const last = cells.get(key);
  const texts =
    last !== undefined && last.cell === before ? last.texts : new Set(before?.split(", "));
  if (texts.has(text)) return;
  const cell = before === undefined ? text : `${before}, ${text}`;
  for (const each of text.split(", ")) texts.add(each);
  values.set(key, cell);
  said.set(values, cells.set(key, { cell, texts }));
}
