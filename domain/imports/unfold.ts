/** Parts the columns of a table that hold several things, and names those that only their values tell. */
import { joinedColumns } from "./joined-columns.ts";
import { columnsOf } from "./parted-columns.ts";
import { joinedDates } from "./joined-dates.ts";
import { catsInRow } from "./rows/cats-in-row.ts";
import { furtherNumbers } from "./numbers/further-numbers.ts";
import { parentsByRow } from "./numbers/parents-by-row.ts";
import { seenAbove } from "./rows/seen-above.ts";
import { kittensOf } from "./litters/litter-rows.ts";
import { litterBlanks } from "./litters/litter-blanks.ts";
import { monthsSettled } from "./languages/month-language.ts";
import { pieceField } from "./names/name-pieces.ts";
import { BESIDE, type HeadingField, readHeading } from "./headings/read-heading.ts";
import type { TableRow } from "./table-shape.ts";
import { TOLD } from "./headings/told.ts";
import { withNames } from "./headings/unknown-heading.ts";
import { kindOf, TITLES } from "./headings/untitled-columns.ts";
import { titlesByRole } from "./titles/titles-by-role.ts";
import { sexColumn } from "./sexes/sex-column.ts";
import { isNothing } from "./values.ts";
import { wordsBeyond } from "./words-beyond.ts";

export interface Unfolding {
  readonly heading: TableRow;
  /** The cats of a row: one, or the kittens of a litter. */
  rows(row: TableRow): readonly TableRow[];
  /** Cells, in small letters, that are read as other words. */
  readonly codes: readonly string[];
}

/** @param body rows below the heading, enough to tell what their columns hold @param isWhole whether there are no others */
export function unfold(heading: TableRow, body: readonly TableRow[], isWhole = true): Unfolding {
  const seen = seenAbove(heading.cells, body);
  const several = catsInRow(heading.cells, body);
  const litters =
    kittensOf(heading.cells, body) ?? (several && { titles: heading.cells, rows: several });
  const filled = litterBlanks(heading.cells, body);
  if (litters) {
    const inner = unfoldColumns(
      { ...heading, cells: litters.titles },
      body.flatMap((row) => litters.rows(seen(row))),
      isWhole,
    );
    let count = 0;
    return {
      ...inner,
      // Several cats stand in one line: each is known by its place among them.
      rows: (row) =>
        litters
          .rows(seen(row))
          .flatMap((kitten) => inner.rows({ ...kitten, from: row.line, line: ++count })),
    };
  }
  const inner = unfoldColumns(heading, body, isWhole);
  return { ...inner, rows: (row) => inner.rows(filled(seen(row))) };
}

function unfoldColumns(heading: TableRow, body: readonly TableRow[], isWhole: boolean): Unfolding {
  const width = Math.max(heading.cells.length, ...body.map(({ cells }) => cells.length));
  const titles = Array.from({ length: width }, (_, i) => heading.cells[i] ?? "");
  const values = titles.map((_, i) =>
    body
      .map(({ cells }) => (cells[i] ?? "").trim())
      .filter((cell) => cell !== "" && !isNothing(cell)),
  );
  const rows = body.map(({ cells }) => cells);
  const named = withNames(titled(titles, values), rows);
  const sexes = sexColumn(named, rows, isWhole);
  const settled = monthsSettled(rows);
  const parted = sexes.titles.flatMap((title, i) =>
    columnsOf(title, i, { values: values[i]!, isWhole }),
  );
  const { columns, codes } = parentsByRow(
    furtherNumbers(joinedDates(joinedColumns(parted)), rows),
    rows,
  );
  const out = (cells: readonly string[]) => {
    const read = settled(sexes.read(cells));
    return columns.map((column) => column.of(read));
  };
  const headings = columns.map(({ title }) => title);
  // Of a longer table nobody has read yet what its last rows say.
  const titledBy = isWhole
    ? titlesByRole(headings, rows.map(out))
    : (cells: readonly string[]) => cells;
  return {
    heading: { ...heading, cells: headings },
    // Of columns that are joined one heading is left.
    codes: [...sexes.codes, ...codes, ...titles.map((title) => title.trim().toLowerCase())],
    rows: ({ cells, ...row }) => [{ ...row, cells: titledBy(out(cells)) }],
  };
}

/** Of one letter a heading says little: what stands below says more. */
function isWeak(title: string, field: HeadingField): boolean {
  return field === null || title.trim().length <= 2;
}

const nameOf = (title: string, i: number) => (title === "" ? `Column ${i + 1}` : title);

const areWords = (column: readonly string[]) =>
  column.length > 0 && column.every((cell) => !/\d/u.test(cell));

/** Numbers with the letters of their registry, no two the same; some cats may have words instead. */
function arePapers(column: readonly string[]): boolean {
  const papers = column.filter((cell) => /\p{L}{2}/u.test(cell) && pieceField(cell) === "number");
  return papers.length > column.length * 0.7 && new Set(papers).size === papers.length;
}

const areChips = (column: readonly string[]) =>
  column.length > 1 &&
  // A spreadsheet spoils some, and of others there is only a word.
  column.every((cell) => CHIP.test(cell) || SPOILT_CHIP.test(cell) || !/\d/u.test(cell)) &&
  column.filter((cell) => CHIP.test(cell)).length > column.length / 2;
const CHIP = /^(?:\d[\s.-]?){15}$/u;
const SPOILT_CHIP = /^\d[.,]\d+E\+\d+$/iu;

/** The numbers of customers, litters or folders: several cats have one. */
function areShared(column: readonly string[]): boolean {
  const isPlain = column.length >= LEAST_SHARING && column.every((cell) => /^\d+$/u.test(cell));
  return isPlain && new Set(column).size <= column.length * MOST_APART;
}
const LEAST_SHARING = 4;
const MOST_APART = 0.75;

/** The running numbers of a list or a catalogue, which are no registry's. */
function areCounted(column: readonly string[]): boolean {
  if (column.length < 2 || !column.every((cell) => /^\d{1,4}$/u.test(cell))) return false;
  const numbers = column.map(Number);
  const span = Math.max(...numbers) - Math.min(...numbers);
  return new Set(numbers).size === numbers.length && span < 3 * numbers.length;
}

/** Headings, and for those that say nothing or the wrong thing what their values say. */
function titled(titles: readonly string[], values: readonly (readonly string[])[]): string[] {
  const fields = titles.map((title) => readHeading(title).field);
  const referred = new Set(
    fields.flatMap((field, i) =>
      field !== null && PARENTS.has(field) ? values[i]!.map((text) => text.toLowerCase()) : [],
    ),
  );
  const taken = new Set<HeadingField>(fields.filter((field, i) => !isWeak(titles[i]!, field)));
  const arePeople = (at: number) =>
    !fields.includes("breeder") &&
    isBesideWholeNames(values[at]!, values[fields.indexOf("name")], referred);
  return titles.map((title, i) => {
    const column = values[i]!;
    if ((title === "" && column.length === 0) || title.startsWith(BESIDE)) return title;
    const field = fields[i]!;
    // "Registry: CFA", beside the number itself.
    if (
      field === "number" &&
      areWords(column) &&
      fields.filter((each) => each === "number").length > 1
    )
      return `${nameOf(title, i)}${TOLD}Club`;
    if (field === "number" && areShared(column)) return `${nameOf(title, i)}${TOLD}Group`;
    if (field === "number" && areCounted(column)) return `${nameOf(title, i)}${TOLD}ID`;
    // Nothing else has fifteen figures, "ID" or whatever else it is called.
    const mayBeChips = field === "key" || field === "number";
    if (mayBeChips && !taken.has("chip") && areChips(column) && !isKeyOf(column, referred)) {
      taken.add("chip");
      return `${nameOf(title, i)}${TOLD}Chip`;
    }
    // "N of the herd book": what is called a number counts nothing.
    if (
      field === "key" &&
      !taken.has("number") &&
      arePapers(column) &&
      !isKeyOf(column, referred)
    ) {
      taken.add("number");
      return `${nameOf(title, i)}${TOLD}${TITLES["number"]}`;
    }
    if (field === "prefix" && arePeople(i)) return `${nameOf(title, i)}${TOLD}Breeder`;
    if (!isWeak(title, field) || (field === "key" && isKeyOf(column, referred))) return title;
    // Parents are named by the column that is of the cats' names.
    if (field === null && !taken.has("name") && areWords(column) && isKeyOf(column, referred)) {
      taken.add("name");
      return `${nameOf(title, i)}${TOLD}Name`;
    }
    if (field === null && !taken.has("key") && isKeyOf(column, referred)) {
      taken.add("key");
      return `${nameOf(title, i)}${TOLD}ID`;
    }
    const kind = column.length > 1 ? kindOf(column) : null;
    const told = kind === null || kind === "name" ? null : (TITLES[kind] ?? null);
    const toldField = told === null ? null : readHeading(told).field;
    // Titles stand before and behind the name: two columns of them are joined.
    const isTaken =
      toldField === "titles" ? !isHeaded(title) || !isBesideName(i, fields) : taken.has(toldField);
    if (told === null || toldField === field || isTaken) return nameOf(title, i);
    if (toldField === "birthdate" && readHeading(title).isOtherDay) return title;
    if (!column.some((cell) => /[^\d\s]/u.test(cell)) && toldField !== "chip") return title;
    taken.add(toldField);
    return `${nameOf(title, i)}${TOLD}${told}`;
  });
}

/** Of a column that nobody has named nothing says whose titles it has. */
const isHeaded = (title: string) => title.trim() !== "" && !/^Column \d+$/u.test(title);

/** Farther from the name titles are a parent's. */
function isBesideName(at: number, fields: readonly HeadingField[]): boolean {
  const name = fields.indexOf("name");
  return name >= 0 && Math.abs(at - name) <= 2 && !PARENTS.has(fields[at - 1] ?? "");
}

const PARENTS: ReadonlySet<string> = new Set([
  "father",
  "mother",
  "father_number",
  "mother_number",
]);

/** A cattery's column of a table whose names are whole without it, as its parents' columns show, holds the breeders. */
function isBesideWholeNames(
  catteries: readonly string[],
  names: readonly string[] = [],
  referred: ReadonlySet<string>,
): boolean {
  // No breeder is written with a country and its star before the name.
  const starred = catteries.filter((cattery) => /^[A-Z]{1,3}\*/u.test(cattery));
  if (starred.length > catteries.length / 2) return false;
  const isWhole = names.some((name) => referred.has(name.toLowerCase()));
  const inNames = catteries.filter((cattery) =>
    names.some((name) => wordsBeyond(cattery, [name]) === ""),
  );
  return isWhole && inNames.length === 0 && catteries.length > 0;
}

/** Values, all different, by which the parents' columns name cats. */
function isKeyOf(column: readonly string[], referred: ReadonlySet<string>): boolean {
  const own = new Set(column.map((text) => text.toLowerCase()));
  const met = [...referred].filter((text) => own.has(text)).length;
  return own.size === column.length && met > 0 && met >= referred.size / 2;
}
