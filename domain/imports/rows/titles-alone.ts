/** "Health", alone in its row above another heading: the title of a further table, and no cat's name. */
import { isFilled } from "./row-kinds.ts";

export function titlesAlone<Row extends { readonly cells: readonly string[] }>(
  rows: readonly Row[],
  isHeading: (cells: readonly string[]) => boolean,
): ReadonlySet<Row> {
  const filled = rows.filter(({ cells }) => cells.some(isFilled));
  return new Set(
    filled.filter(({ cells }, i) => {
      const below = filled[i + 1];
      return cells.filter(isFilled).length === 1 && below !== undefined && isHeading(below.cells);
    }),
  );
}
