/** Which row of a file has its headings. */
import { likelyHeading } from "./likely-heading.ts";
import { unknownHeading } from "./unknown-heading.ts";

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Its place among the first rows, -1 if none has. @param line where the member says that it stands, 0 if nowhere, null if nothing is said */
export function headingRow(start: readonly Row[], line: number | null): number {
  if (line !== null) return line === 0 ? -1 : start.findIndex((row) => row.line === line);
  const rows = start.map(({ cells }) => cells);
  const likely = likelyHeading(rows);
  return likely >= 0 ? likely : unknownHeading(rows);
}
