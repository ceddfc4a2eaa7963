/** "Litter A | | 5.5.2020 | Zita | Boris", in the columns of the cats: of its own a litter has no sex, colour or number. */
import type { HeadingField } from "../headings/read-heading.ts";
import { isNamedField } from "../headings/same-heading.ts";
import { isFilled, isSectionField } from "../rows/row-kinds.ts";
import { isLitterTitle, type Section } from "../sections.ts";

/** @param fieldAt what the column of a place is */
export function litterInColumns(
  cells: readonly string[],
  fieldAt: (place: number) => HeadingField,
): Section | null {
  const named = cells.find((_, i) => fieldAt(i) === "name") ?? "";
  if (!isLitterTitle(named)) return null;
  const said: { -readonly [Key in keyof Section]: Section[Key] } = {};
  for (const [i, cell] of cells.entries()) {
    const field = fieldAt(i);
    if (!isFilled(cell) || field === "name" || !isNamedField(field)) continue;
    if (field !== "sex" && isSectionField(field)) said[field] = cell.trim();
    else if (field !== "description") return null;
  }
  return Object.keys(said).length > 0 ? said : null;
}
