/** Records over several rows: a row without a name says more of the cat above, a colour's further words, a second number. */
import { type HeadingField, readHeading } from "../headings/read-heading.ts";
import type { TableRow } from "../table-shape.ts";

/** A cat has one of each: a row with its own is of a cat whose name is not known. */
const ONE: ReadonlySet<HeadingField> = new Set([
  "sex",
  "birthdate",
  "chip",
  "key",
  "mine",
  "deceased",
  "neutered",
] as const);
const MOST_CELLS = 0.5;

/** The row above with what the row adds, which is written without what a section says; null where it is of its own. */
export function rowContinued(
  headings: readonly string[],
): (above: TableRow, row: TableRow, written: TableRow) => TableRow | null {
  const fields = headings.map((heading) => readHeading(heading).field);
  const name = fields.indexOf("name");
  if (name < 0 || fields.includes("printed_name")) return () => null;
  return (above, row, written) => {
    if ((row.cells[name] ?? "").trim() !== "" || (above.cells[name] ?? "").trim() === "")
      return null;
    const added = row.cells.map((cell, i) => {
      const text = cell.trim();
      return text === (above.cells[i] ?? "").trim() ? "" : text;
    });
    const filled = added.filter(Boolean).length;
    const isOwn = written.cells.some((text, i) => text.trim() !== "" && ONE.has(fields[i] ?? null));
    if (filled === 0 || filled > headings.length * MOST_CELLS || isOwn) return null;
    const cells = above.cells.map((cell, i) => {
      const text = added[i] ?? "";
      const between = fields[i] === "number" || fields[i] === "titles" ? ", " : " ";
      return [cell.trim(), text].filter(Boolean).join(between);
    });
    return { ...above, cells };
  };
}
