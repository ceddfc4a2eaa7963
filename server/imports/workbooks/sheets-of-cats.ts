/** Which sheets of a workbook are read, and their rows, whatever the workbook's format. */
import { plainWord } from "@felistry/domain/plain-word.ts";
import { BESIDE, readHeading } from "@felistry/domain/imports/headings/read-heading.ts";
import { factsBeside } from "@felistry/domain/imports/litters/litter-facts.ts";
import { isTurned, turnedSheet } from "@felistry/domain/imports/rows/turned.ts";
import type { ReadingChoice } from "@felistry/domain/imports/reading.ts";
import { isLitterTitle, sectionOf } from "@felistry/domain/imports/sections.ts";
import { type TableRow } from "@felistry/domain/imports/table-shape.ts";
import { headingScore } from "@felistry/domain/imports/headings/likely-heading.ts";

export interface SheetSource {
  readonly name: string;
  /** As they stand, to look at the first of them. */
  rows(): AsyncIterable<TableRow>;
  /** With what merged cells say of several rows. */
  wholeRows(): AsyncIterable<TableRow>;
}

const LOOKED_AT_ROWS = 40;
const COLUMNS_MAX = 100;

/** Yields a row that says which sheets there are, then those of the sheets with cats. */
export async function* rowsOfSheets(
  sources: readonly SheetSource[],
  choice: ReadingChoice,
): AsyncGenerator<TableRow> {
  const sheets = await lookedAt(sources);
  const read = choice.sheets ? chosenSheets(sheets, choice) : sheetsOfCats(sheets, choice);
  const isRead = (source: SheetSource) => read.some((sheet) => sheet.source === source);
  yield {
    line: 0,
    cells: [],
    sheets: sources.map((source) => ({ name: source.name, read: isRead(source) })),
    unread: sheets.filter(({ source }) => !isRead(source)).flatMap(startOf),
  };
  let from = 0;
  for (const { source } of sheets)
    if (!isRead(source)) yield { line: 0, cells: [`${BESIDE} ${source.name}`] };
  for (const [at, sheet] of read.entries()) {
    const { source, heading } = sheet;
    let last = from;
    if (at > 0) yield { line: last, cells: [], beginsSheet: true };
    if (at > 0 && heading < 0) yield { line: last, cells: [titleOf(source.name)], kind: "title" };
    for await (const { line, cells } of source.wholeRows()) {
      last = from + line;
      if (at === 0)
        yield { line: last, cells: line === heading ? wholeHeading(cells, read) : cells };
      else yield { line: last, cells, ...kindOf(line, heading) };
      // What a litter's sheet says above its heading is of the kittens below.
      if (line === heading && !(at > 0 && isOfLitter(sheet)))
        yield { line: last, cells: [titleOf(source.name)] };
    }
    from = last;
  }
}

/** The first rows of a sheet that is not read, each with its name: whoever sees cats among them has the sheet read. */
const startOf = ({ source, start }: Sheet): readonly TableRow[] =>
  start.map(({ line, cells }) => ({ line, cells: [`${source.name}:`, ...cells] }));

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
  /** In the workbook, from 0. */
  readonly place: number;
  /** Its first rows. */
  readonly start: readonly TableRow[];
  readonly score: number;
  /** The row of its heading; -1 if it has none. */
  readonly heading: number;
  readonly fields: ReadonlySet<string>;
  readonly headings: readonly string[];
  /** Of its widest row. */
  readonly width: number;
}

/** The sheet of cats whose heading says most of them (of equals the first), and those with the same heading, or one that only cats have. */
function sheetsOfCats(sheets: readonly Sheet[], { heading }: ReadingChoice): readonly Sheet[] {
  const fullness = ({ score, start }: Sheet) => score + start.length / 1_000;
  const [best] = sheets.toSorted(
    (one, other) =>
      Number(isOfPeople(one)) - Number(isOfPeople(other)) || fullness(other) - fullness(one),
  );
  if (!best) return [];
  const isAlike = (sheet: Sheet) =>
    sheet.fields.has("name") &&
    !isOfPeople(sheet) &&
    (isOfCats(sheet) ||
      sheet.fields.intersection(best.fields).size >=
        (isOfLitter(sheet) ? LEAST_OF_LITTER : Math.max(3, 0.7 * best.fields.size)));
  // The fullest heading first: the others' columns are found by it.
  const others = sheets.filter((sheet) => sheet !== best && isAlike(sheet));
  return [heading === null ? best : headedAt(best, heading), ...others];
}

/** A cat's day of birth with its parents, or with its sex and colour: kittens that are sold have other columns than the cats that breed. */
function isOfCats({ fields }: Sheet): boolean {
  const has = (...all: readonly string[]) => all.every((field) => fields.has(field));
  return has("birthdate") && (has("father", "mother") || has("sex", "ems"));
}

/** A list of buyers: how to reach them, and nothing that only a cat has. What a breeder notes of a kitten's buyer stands beside such facts. */
const isOfPeople = ({ fields, headings }: Sheet) =>
  !OF_CATS_ALONE.some((field) => fields.has(field)) &&
  headings.some((heading) => REACHED_BY.test(plainWord(heading).trim()));
const OF_CATS_ALONE = "sex ems chip number father mother father_number mother_number".split(" ");
const REACHED_BY =
  /^(?:(?:tele|mobile |mobil|handy|cell ?)?(?:phone|fon|fono)(?: (?:no|number|nr))?\.?|tel\.?(?: ?nr)?|handy|mobiel|mobil(?:e|ni)?|telefoon(?:nummer)?|telefonnummer|telefono|puhelin|e-?mail(?:adresse| address)?|mail|address|adresse?|телефон|тел\.?|почта|эл\. почта|адрес)$/u;

/** A kitten's name and a fact about it. */
const LEAST_OF_LITTER = 2;

/**
 * A sheet for each litter: its parents and its day above the heading, of its kittens fewer columns than of the breeding cats. A
 * sheet of one cat's pedigree has its parents there too, and below them its ancestors.
 */
function isOfLitter({ start, heading }: Sheet): boolean {
  const above = start.filter(({ line }) => line < heading);
  const said = new Set(
    above.flatMap(({ cells }) => Object.keys(factsBeside(cells)?.said ?? titleOfLitter(cells))),
  );
  return (
    said.has("father") &&
    said.has("mother") &&
    above.some(({ cells }) => cells.some(saysLitterOrDay))
  );
}

/** "Litter K, born 14.08.2022: Boris × Zita", alone in its row. */
function titleOfLitter(cells: readonly string[]): object {
  const [title = "", ...more] = cells.filter((cell) => cell.trim() !== "");
  return more.length === 0 ? (sectionOf(title) ?? {}) : {};
}

const saysLitterOrDay = (cell: string) => isLitterTitle(cell) || /\d{4}/u.test(cell);

/** Those that the member names, in the order of the workbook. */
function chosenSheets(
  sheets: readonly Sheet[],
  { sheets: places, heading }: ReadingChoice,
): readonly Sheet[] {
  const [first, ...others] = sheets.filter(({ place }) => places!.includes(place));
  if (!first) return [];
  const lead = heading === null ? first : headedAt(first, heading);
  return [lead, ...others.map((sheet) => headedLike(sheet, lead, heading))];
}

/** A further sheet has the heading of the first again, or one that speaks of cats, or one in the line that the member names. */
function headedLike(sheet: Sheet, lead: Sheet, line: number | null): Sheet {
  const again = sheet.start.find(({ cells }) => wordsOf(cells) === wordsOf(lead.headings));
  if (again && lead.heading >= 0) return headedAt(sheet, again.line);
  return sheet.score > 0 || line === null ? sheet : headedAt(sheet, line);
}

const wordsOf = (cells: readonly string[]) =>
  cells
    .map((cell) => cell.trim().toLowerCase())
    .join("\n")
    .trimEnd();

function headedAt(sheet: Sheet, line: number): Sheet {
  const row = sheet.start.find((one) => one.line === line);
  return { ...sheet, ...headingOf(row?.cells ?? []), heading: row?.line ?? -1 };
}

function headingOf(cells: readonly string[]): Pick<Sheet, "fields" | "headings"> {
  const fields = cells.map((cell) => String(readHeading(cell).field));
  return {
    headings: cells,
    fields: new Set(fields.filter((field) => field !== "null" && field !== "ignored")),
  };
}

async function startRows(source: SheetSource): Promise<TableRow[]> {
  const start: TableRow[] = [];
  for await (const row of source.rows()) if (start.push(row) >= LOOKED_AT_ROWS) break;
  return start;
}

/** As many facts a cat has at most: with more rows it is a table of cats after all. */
const FACTS_MAX = 100;

async function isShort(source: SheetSource): Promise<boolean> {
  let count = 0;
  for await (const _ of source.rows()) if (++count > FACTS_MAX) return false;
  return true;
}

function turnedSource(source: SheetSource): SheetSource {
  const turned = async function* (rows: AsyncIterable<TableRow>) {
    const all: TableRow[] = [];
    for await (const row of rows) all.push(row);
    yield* turnedSheet(all);
  };
  return {
    name: source.name,
    rows: () => turned(source.rows()),
    wholeRows: () => turned(source.wholeRows()),
  };
}

/** The sheets that have rows. */
async function lookedAt(sources: readonly SheetSource[]): Promise<readonly Sheet[]> {
  const sheets: Sheet[] = [];
  const starts: TableRow[][] = [];
  for (const source of sources) starts.push(await startRows(source));
  // A table alone is turned when all of it is known; a sheet of labels for one cat is a form, unless others have several.
  const mayTurn = sources.length > 1 && starts.some((rows) => isTurned(rows, 2));
  for (const [place, written] of sources.entries()) {
    const first = starts[place]!;
    if (first.length === 0) continue;
    const isAcross = mayTurn && isTurned(first) && (await isShort(written));
    const source = isAcross ? turnedSource(written) : written;
    const start = isAcross ? await startRows(source) : first;
    let best = { score: 0, heading: -1, cells: [] as readonly string[] };
    for (const { line, cells } of start) {
      const score = headingScore(cells);
      if (score > best.score) best = { score, heading: line, cells };
    }
    const { score, heading } = best;
    const width = Math.max(...start.map(({ cells }) => cells.length));
    sheets.push({ source, place, start, score, heading, width, ...headingOf(best.cells) });
  }
  return sheets;
}

/** What is beyond the last column that is read stands in that one. */
export function putCell(cells: string[], column: number, text: string): void {
  if (column >= COLUMNS_MAX - 1 && text === "") return;
  const at = Math.min(column, COLUMNS_MAX - 1);
  while (cells.length < at) cells.push("");
  cells[at] = column > at && cells[at] ? `${cells[at]} | ${text}` : text;
}
