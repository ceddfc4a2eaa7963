/** "Health", alone in its row above another heading: the title of a further table, and no cat's name. */
import { readHeading } from "../headings/read-heading.ts";
import { isAlike } from "../headings/same-heading.ts";
import { isFilled } from "./row-kinds.ts";

interface Table {
  /** The texts of its first heading, and where the names stand below it. */
  readonly heading: readonly string[];
  readonly names: number;
  isHeading(cells: readonly string[]): boolean;
}

export function titlesAlone<Row extends { readonly cells: readonly string[] }>(
  rows: readonly Row[],
  { heading, names, isHeading }: Table,
): ReadonlySet<Row> {
  const filled = rows.filter(({ cells }) => cells.some(isFilled));
  const areHeadings = filled.map(({ cells }) => isHeading(cells));
  let above = heading;
  return new Set(
    filled.filter(({ cells }, i) => {
      if (areHeadings[i]) above = cells;
      const below = areHeadings[i + 1] ? filled[i + 1] : undefined;
      if (cells.filter(isFilled).length !== 1 || below === undefined) return false;
      const at = cells.findIndex(isFilled);
      // Above the same heading, of the next page, a name may be all that is known of a cat.
      const mayBeCat = at === names && isAlike(below.cells, above);
      return !mayBeCat || readHeading(cells[at]!.trim()).field !== null;
    }),
  );
}
