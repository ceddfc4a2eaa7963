/** Litter lists that say a litter's day and parents beside its first kitten only: below it blank means "as above". */
import { type HeadingField, readHeading } from "../headings/read-heading.ts";
import type { TableRow } from "../table-shape.ts";

const OF_LITTER: ReadonlySet<HeadingField> = new Set([
  "birthdate",
  "father",
  "mother",
  "father_number",
  "mother_number",
] as const);

/** Fills the rows of such a list as they come; leaves those of any other table. @param body enough rows to tell */
export function litterBlanks(
  headings: readonly string[],
  body: readonly TableRow[],
): (row: TableRow) => TableRow {
  const readings = headings.map((heading) => readHeading(heading));
  const name = readings.findIndex(({ field }) => field === "name");
  const shared = readings.flatMap(({ field }, i) => (OF_LITTER.has(field) ? [i] : []));
  const letter = readings.findIndex(({ isLitter }) => isLitter === true);
  const father = readings.findIndex(({ field }) => field === "father");
  const first = letter >= 0 ? letter : readings[name]?.isKittens ? father : -1;
  if (first < 0 || name < 0 || shared.length === 0) return (row) => row;
  const isFilled = ({ cells }: TableRow, i: number) => (cells[i] ?? "").trim() !== "";
  const kittens = body.filter((row) => isFilled(row, name));
  const below = kittens.filter((row) => !isFilled(row, first));
  const isBlank = (row: TableRow) => shared.every((i) => !isFilled(row, i));
  const isList = below.length > 0 && below.length < kittens.length && below.every(isBlank);
  if (!isList) return (row) => row;
  let litter: TableRow | null = null;
  return (row) => {
    if (isFilled(row, first)) litter = row;
    else if (litter !== null && isFilled(row, name) && isBlank(row)) {
      const { cells } = litter;
      const filled = row.cells.map((cell, i) =>
        i === first || shared.includes(i) ? (cells[i] ?? "") : cell,
      );
      return { ...row, cells: filled };
    }
    return row;
  };
}
