/**
 * Two columns for the numbers of two registries: a cat has either or both, and kittens name their parents by either. The first is
 * the cat's; the other tells it from others as its key, and beside the first it is shown as left out.
 */
import { BESIDE, readHeading } from "../headings/read-heading.ts";
import { TOLD } from "../headings/told.ts";
import type { Column } from "../joined-columns.ts";
import { isNothing } from "../values.ts";

const NUMBERS: readonly unknown[] = ["number"];
const PARENTS: readonly unknown[] = ["father_number", "mother_number"];

export function furtherNumbers(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): readonly Column[] {
  const fields = columns.map(({ title }) => readHeading(title).field);
  const numbers = columns.filter((_, i) => NUMBERS.includes(fields[i]));
  if (numbers.length !== 2 || fields.includes("key")) return columns;
  const [first, second] = numbers as [Column, Column];
  const parents = columns.filter((_, i) => PARENTS.includes(fields[i]));
  const named = new Set(rows.flatMap((row) => parents.map((column) => column.of(row).trim())));
  const isGiven = (text: string) => text !== "" && !isNothing(text) && /\d/u.test(text);
  const isNamed = (column: Column) =>
    rows.some((row) => isGiven(column.of(row)) && named.has(column.of(row).trim()));
  if (!isNamed(second)) return columns;
  const own = (row: readonly string[]) => (isGiven(first.of(row)) ? first.of(row) : second.of(row));
  return columns.flatMap((column) => {
    if (column === first) return [{ title: first.title, of: own }];
    if (column !== second) return [column];
    return [
      { title: `${second.title}${TOLD}ID`, of: second.of },
      {
        title: `${BESIDE} ${second.title}`,
        of: (row: readonly string[]) => (own(row) === second.of(row) ? "" : second.of(row)),
      },
    ];
  });
}
