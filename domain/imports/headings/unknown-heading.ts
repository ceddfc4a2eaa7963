/** Headings in a language that is not known: what stands below them tells what they are. */
import { BESIDE, readHeading } from "./read-heading.ts";
import { TOLD } from "./told.ts";
import { columnsByContent, kindOf } from "./untitled-columns.ts";
import { isNothing, readSex } from "../values.ts";

const WITHIN = 10;
const LONGEST = 40;
/** Columns known by their values of which the heading is none. */
const LEAST_TYPED = 2;

type Rows = readonly (readonly string[])[];

/** Some columns of a table have no heading; a title above the table has far fewer cells than it. */
const LEAST_HEADED = 0.7;

const filledIn = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== "");

/** The place of a row of words above columns of dates, numbers and sexes; -1 if there is none. */
export function unknownHeading(rows: Rows): number {
  const widest = Math.max(0, ...rows.slice(0, WITHIN * 2).map((cells) => filledIn(cells).length));
  const at = rows.findIndex(
    (cells) => filledIn(cells).length >= Math.max(3, widest * LEAST_HEADED),
  );
  const cells = rows[at] ?? [];
  const below = rows.slice(at + 1).filter((row) => filledIn(row).length > 1);
  if (at < 0 || at >= WITHIN || areValues(cells, below)) return -1;
  const typed = cells.filter((cell, i) => {
    const column = below.map((row) => (row[i] ?? "").trim()).filter(Boolean);
    const kind = column.length > 1 ? kindOf(column) : null;
    return kind !== null && kind !== "name" && cell.trim() !== "" && kindOf([cell]) !== kind;
  });
  return typed.length >= LEAST_TYPED ? at : -1;
}

/** What a cat's row has and a heading has not: figures, long texts, a sex, "unknown", a word that is in its column again. */
function areValues(cells: readonly string[], below: Rows): boolean {
  const words = filledIn(cells);
  const isAgain = below.some(
    (row) =>
      row.some((cell, i) => cell.trim() !== "" && cell === cells[i]) &&
      row.some((cell, i) => cell !== cells[i]),
  );
  return (
    isAgain ||
    new Set(words).size < words.length ||
    words.some(
      (word) =>
        /\d/u.test(word) ||
        word.trim().length > LONGEST ||
        isNothing(word) ||
        readSex(word) !== null,
    )
  );
}

/** The headings, where those of the names and the parents are not known with what the names themselves tell. */
export function withNames(titles: readonly string[], rows: Rows): readonly string[] {
  const fields = titles.map((title) => readHeading(title).field);
  const isKnown = (["name", "father", "mother"] as const).every((field) => fields.includes(field));
  const isUnknown = (i: number) =>
    fields[i] === null && !titles[i]!.includes(TOLD) && !titles[i]!.startsWith(BESIDE);
  if (isKnown || !titles.some((_, i) => isUnknown(i))) return titles;
  const told = columnsByContent(rows, fields);
  const name = fields.indexOf("name");
  // Of other cats' names nothing is said of these.
  if (name >= 0 && told[name] !== "Name") return titles;
  return titles.map((title, i) => {
    const guess = told[i] ?? "";
    const field = ["Name", "Sire", "Dam"].includes(guess) ? readHeading(guess).field : null;
    if (field === null || fields.includes(field) || !isUnknown(i)) return title;
    return `${title.trim() === "" ? `Column ${i + 1}` : title}${TOLD}${guess}`;
  });
}
