/** A further table about cats that the file has above: tests, vaccinations, sales. Its rows say more of them, and are no second cats. */
import { emsFromWords } from "../../colours/ems/colour-words.ts";
import { currentBreedCode } from "../../colours/ems/breed-codes.ts";
import { breedOfForeignName } from "../breeds/breed-names.ts";
import { LONGEST_FACT } from "../formats/longest.ts";
import { type HeadingField, readHeading } from "../headings/read-heading.ts";
import { bareName } from "../names/read-name.ts";
import type { TableRow } from "../table-shape.ts";
import { isNothing, readSex } from "../values.ts";
import { ANY_DAY, readWhen } from "../when.ts";

/** Facts that two cats of one name often share. */
const OF_MANY = ["sex", "breed", "breeder"] as const;
/** Of these a cat has one: another one is another cat's. */
const ONE: ReadonlySet<HeadingField> = new Set([
  ...OF_MANY,
  "birthdate",
  "ems",
  "prefix",
  "number",
  "chip",
  "father",
  "mother",
  "father_number",
  "mother_number",
] as const);

export interface RowsAgain {
  /** Remembers a row by its place. */
  note(row: TableRow, place: number): void;
  /** The place of the row that it is about, and that row with what it adds; null if it is a cat's own. */
  joined(row: TableRow, rows: readonly TableRow[]): { place: number; row: TableRow } | null;
}

export function rowsAgain(headings: readonly string[]): RowsAgain {
  const fields = headings.map((heading) => readHeading(heading).field);
  const name = fields.indexOf("name");
  const nameOf = ({ cells }: TableRow) => bareName(cells[name] ?? "");
  /** Null for a name that several have. */
  const places = new Map<string, number | null>();
  return {
    note(row, place) {
      const own = nameOf(row);
      if (name >= 0 && own !== "" && !isNobody(row.cells[name] ?? ""))
        places.set(own, places.has(own) ? null : place);
    },
    joined(row, rows) {
      const place = name < 0 ? undefined : places.get(nameOf(row));
      if (place === undefined || place === null) return null;
      const above = rows[place]!;
      const both = fields.flatMap((field, i) => {
        const one = (above.cells[i] ?? "").trim();
        const other = (row.cells[i] ?? "").trim();
        return ONE.has(field) && one !== "" && other !== ""
          ? [{ field, isSame: areSame(field, one, other) }]
          : [];
      });
      const isSure =
        nameOf(row).includes(" ") ||
        both.some(({ field }) => !OF_MANY.some((one) => one === field));
      const isOther = !isSure || both.some(({ isSame }) => !isSame);
      return isOther ? null : { place, row: { ...above, cells: added(above.cells, row.cells) } };
    },
  };

  function added(above: readonly string[], more: readonly string[]): string[] {
    const last = above.length - 1;
    const cells = above.map((cell, i) => (cell.trim() === "" && i < last ? (more[i] ?? "") : cell));
    const rest = more.flatMap((cell, i) => {
      const isSaid = cell.trim() === "" || bareName(cells[i] ?? "") === bareName(cell);
      if (i === last || isSaid || ONE.has(fields[i] ?? null) || i === name) return [];
      return [`${headings[i]}: ${cell.trim()}`];
    });
    cells[last] = [above[last], ...rest, more[last]].filter(Boolean).join(" | ");
    return cells;
  }
}

/** "NN", "?": of each litter another cat. */
const isNobody = (name: string) => isNothing(name) || /^n\.?\s?n\.?$/iu.test(name.trim());

function areSame(field: HeadingField, one: string, other: string): boolean {
  return field === "ems" ? areOfOneColour(one, other) : plain(field, one) === plain(field, other);
}

/** "MCO n 22" and "n 22", "black" and "n". */
function areOfOneColour(one: string, other: string): boolean {
  if (bareName(one) === bareName(other)) return true;
  if (one.length > LONGEST_FACT || other.length > LONGEST_FACT) return false;
  const [read, again] = [emsFromWords(one, null), emsFromWords(other, null)];
  const isOfOneBreed = read.breed === null || again.breed === null || read.breed === again.breed;
  return isOfOneBreed && read.ems !== "" && read.ems === again.ems;
}

function plain(field: HeadingField, text: string): string {
  if (field === "sex") return readSex(text)?.sex ?? text;
  if (field === "breed") return breedOfForeignName(text) ?? currentBreedCode(text) ?? text;
  if (field === "breeder") return bareName(text).split(/[ ,]+/u).toSorted().join(" ");
  if (field === "birthdate") return readWhen(text, "day_first", ANY_DAY) ?? text;
  return bareName(text);
}
