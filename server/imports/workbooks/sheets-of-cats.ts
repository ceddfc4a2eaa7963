/** Which sheets of a workbook are read, and their rows, whatever the workbook's format. */
import { BESIDE, readHeading } from "@felistry/domain/imports/headings/read-heading.ts";
import { sectionOf } from "@felistry/domain/imports/sections.ts";
import { headingScore, type TableRow } from "@felistry/domain/imports/table-shape.ts";

export interface SheetSource {
  readonly name: string;
  /** As they stand, to look at the first of them. */
  rows(): AsyncIterable<TableRow>;
  /** With what merged cells say of several rows. */
  wholeRows(): AsyncIterable<TableRow>;
}

const LOOKED_AT_ROWS = 40;
const COLUMNS_MAX = 100;

export async function* rowsOfSheets(sources: readonly SheetSource[]): AsyncGenerator<TableRow> {
  const { read, left } = await sheetsOfCats(sources);
  let from = 0;
  for (const name of left) yield { line: 0, cells: [`${BESIDE} ${name}`] };
  for (const [at, { source, heading }] of read.entries()) {
    let last = from;
    for await (const { line, cells } of source.wholeRows()) {
      last = from + line;
      if (at === 0)
        yield { line: last, cells: line === heading ? wholeHeading(cells, read) : cells };
      else yield { line: last, cells, ...kindOf(line, heading) };
      if (line === heading) yield { line: last, cells: [titleOf(source.name)] };
    }
    from = last;
  }
}

function kindOf(line: number, heading: number): Pick<TableRow, "kind"> {
  return line > heading ? {} : { kind: line === heading ? "heading" : "title" };
}

/** With the columns that only further sheets have, beyond those of the first. */
function wholeHeading(
  cells: readonly string[],
  [first, ...others]: readonly Sheet[],
): readonly string[] {
  const fields = new Set(first!.fields);
  const added = others.flatMap(({ headings }) =>
    headings.filter((heading) => {
      const { field } = readHeading(heading);
      if (field === null || field === "ignored" || fields.has(field)) return false;
      fields.add(field);
      return true;
    }),
  );
  if (added.length === 0) return cells;
  return [
    ...cells,
    ...Array.from({ length: Math.max(0, first!.width - cells.length) }, () => ""),
    ...added,
  ];
}

/** What the name of a sheet says of its cats: "Queens", "Maine Coon"; otherwise a line that ends what the sheet before has said. */
function titleOf(name: string): string {
  const section = sectionOf(name);
  return section !== null && Object.keys(section).length > 0 ? name : "#";
}

interface Sheet {
  readonly source: SheetSource;
  readonly score: number;
  /** The row of its heading. */
  readonly heading: number;
  readonly fields: ReadonlySet<string>;
  readonly headings: readonly string[];
  /** Of its widest row. */
  readonly width: number;
}

/** The sheet whose heading says most of cats (of equals the first), and those with the same heading: by sex, by year. */
async function sheetsOfCats(
  sources: readonly SheetSource[],
): Promise<{ read: readonly Sheet[]; left: readonly string[] }> {
  const sheets: Sheet[] = [];
  for (const source of sources) {
    const sheet = await lookedAt(source);
    if (sheet) sheets.push(sheet);
  }
  const best = sheets.reduce<Sheet | undefined>(
    (most, sheet) => (most === undefined || sheet.score > most.score ? sheet : most),
    undefined,
  );
  if (!best) return { read: [], left: [] };
  const isAlike = ({ fields }: Sheet) =>
    fields.has("name") &&
    fields.intersection(best.fields).size >= Math.max(3, 0.7 * best.fields.size);
  // The fullest heading first: the others' columns are found by it.
  const read = [best, ...sheets.filter((sheet) => sheet !== best && isAlike(sheet))];
  const left = sheets.filter((sheet) => !read.includes(sheet));
  return { read, left: left.map(({ source }) => source.name) };
}

async function lookedAt(source: SheetSource): Promise<Sheet | null> {
  let best = { score: 0, heading: -1, cells: [] as readonly string[] };
  let [rows, width] = [0, 0];
  for await (const { line, cells } of source.rows()) {
    width = Math.max(width, cells.length);
    const score = headingScore(cells);
    if (score > best.score) best = { score, heading: line, cells };
    if (++rows >= LOOKED_AT_ROWS) break;
  }
  if (rows === 0) return null;
  const fields = best.cells.map((cell) => String(readHeading(cell).field));
  return {
    source,
    score: best.score + Math.min(rows, LOOKED_AT_ROWS) / 1_000,
    heading: best.heading,
    headings: best.cells,
    width,
    fields: new Set(fields.filter((field) => field !== "null" && field !== "ignored")),
  };
}

/** What is beyond the last column that is read stands in that one. */
export function putCell(cells: string[], column: number, text: string): void {
  if (column >= COLUMNS_MAX - 1 && text === "") return;
  const at = Math.min(column, COLUMNS_MAX - 1);
  while (cells.length < at) cells.push("");
  cells[at] = column > at && cells[at] ? `${cells[at]} | ${text}` : text;
}
