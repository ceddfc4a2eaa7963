/** Which rows of a table may have what a line of its file says: its own, or those beside a line without any. */
import type { TableRow } from "../table-shape.ts";

/** Of several cats in one line each is numbered by itself. */
export const lineOf = ({ line, from = line }: TableRow) => from;

/** What a section says is in the cat below it; a remark in the cat above or below. */
const BELOW = 20;

interface Near {
  readonly rows: readonly TableRow[];
  /** They are of other lines. */
  readonly isBeside: boolean;
}

/** The line's own rows; for one without any the row above it, which it may go on with, and the rows below. */
export function rowsNear(given: readonly TableRow[]): (line: number) => Near {
  const byLine = Map.groupBy(given, lineOf);
  return (line) => {
    const own = byLine.get(line);
    return { rows: own ?? beside(given, line), isBeside: own === undefined };
  };
}

/** The sheets of a workbook have the same lines: a line may stand at several places. */
function beside(given: readonly TableRow[], line: number): readonly TableRow[] {
  const near = new Set<number>();
  for (let at = 0; at <= given.length; at++) {
    const [above, below] = [given[at - 1], given[at]];
    const isBelow = above === undefined || lineOf(above) < line || goesBack(above, below);
    const isAbove = below === undefined || lineOf(below) > line || goesBack(above, below);
    if (isBelow && isAbove) for (let i = at - 1; i < at + BELOW; i++) near.add(i);
  }
  return [...near].flatMap((at) => given[at] ?? []);
}

/** Where another sheet begins. */
const goesBack = (above: TableRow | undefined, below: TableRow | undefined) =>
  above !== undefined && below !== undefined && lineOf(below) < lineOf(above);
