/** What the cells of a table's sex column mean, by all that the table says of its cats' sexes. */
import { readHeading } from "../headings/read-heading.ts";
import { TOLD } from "../headings/told.ts";
import { sexesByParents } from "./sexes-by-parents.ts";
import { sexesByRole } from "./sexes-by-role.ts";
import { sexesByWords } from "./sexes-by-words.ts";
import { isNothing } from "../values.ts";

type Cells = readonly string[];

export interface SexColumn {
  /** The headings, one of which may now say that its column holds the sexes. */
  readonly titles: readonly string[];
  read(cells: Cells): Cells;
  /** The texts, in small letters, that it reads as others. */
  readonly codes: readonly string[];
}

/** @param isWhole whether there are no other rows: only then nobody else names a cat as a parent */
export function sexColumn(
  titles: readonly string[],
  rows: readonly Cells[],
  isWhole: boolean,
): SexColumn {
  const fields = titles.map((title) => readHeading(title).field);
  const sexes = sexesByParents(fields, rows);
  if (sexes) {
    const { column, male, female } = sexes;
    const told =
      fields[column] === "sex"
        ? titles[column]!
        : `${titles[column] || `Column ${column + 1}`}${TOLD}Sex`;
    const codes = new Map([
      [male, "male"],
      [female, "female"],
    ]);
    return {
      titles: titles.with(column, told),
      read: replacing(column, codes),
      codes: [...codes.keys()],
    };
  }
  const column = fields.indexOf("sex");
  if (column < 0) return { titles, read: (cells) => cells, codes: [] };
  const meant = sexesByWords(
    rows.map((cells) => cells[column] ?? ""),
    titles,
  );
  const byWords = replacing(column, meant);
  const roleOf = isWhole ? sexesByRole(fields, rows) : () => null;
  return {
    titles,
    codes: [...meant.keys()],
    read(cells) {
      const sex = (cells[column] ?? "").trim();
      const role = sex === "" || isNothing(sex) ? roleOf(cells) : null;
      return role === null ? byWords(cells) : cells.with(column, role);
    },
  };
}

function replacing(column: number, codes: ReadonlyMap<string, string>): (cells: Cells) => Cells {
  return (cells) => {
    const meant = codes.get((cells[column] ?? "").trim().toLowerCase());
    return meant === undefined ? cells : cells.with(column, meant);
  };
}
