/** A further table about cats that the file has above: tests, vaccinations, sales. Its rows say more of them, and are no second cats. */
import { type HeadingField, readHeading } from "../headings/read-heading.ts";
import { bareName } from "../names/read-name.ts";
import type { TableRow } from "../table-shape.ts";
import { readSex } from "../values.ts";
import { ANY_DAY, readWhen } from "../when.ts";

/** Of these a cat has one: another one is another cat's. */
const ONE: ReadonlySet<HeadingField> = new Set([
  "sex",
  "birthdate",
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
      if (name >= 0 && own !== "") places.set(own, places.has(own) ? null : place);
    },
    joined(row, rows) {
      const place = name < 0 ? undefined : places.get(nameOf(row));
      if (place === undefined || place === null) return null;
      const above = rows[place]!;
      const isOther = fields.some((field, i) => {
        const [one, other] = [above.cells[i] ?? "", row.cells[i] ?? ""].map((cell) => cell.trim());
        return (
          ONE.has(field) &&
          one !== "" &&
          other !== "" &&
          plain(field, one!) !== plain(field, other!)
        );
      });
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

function plain(field: HeadingField, text: string): string {
  if (field === "sex") return readSex(text)?.sex ?? text;
  if (field === "birthdate") return readWhen(text, "day_first", ANY_DAY) ?? text;
  return bareName(text);
}
