/** Columns that only the headings of further tables have: kittens have a sex each, where queens and studs have titles above. */
import { type HeadingField, readHeading } from "./read-heading.ts";
import { isNamedField } from "./same-heading.ts";

export function furtherColumns(
  rows: readonly { readonly cells: readonly string[] }[],
  columns: readonly HeadingField[],
  isHeading: (cells: readonly string[]) => boolean,
): readonly string[] {
  const further = new Map<HeadingField, string>();
  for (const { cells } of rows) {
    if (!isHeading(cells)) continue;
    for (const cell of cells) {
      const { field } = readHeading(cell);
      if (isNamedField(field) && !columns.includes(field) && !further.has(field))
        further.set(field, cell);
    }
  }
  return [...further.values()];
}
