/** Titles that a table says of a cat only where it names it as a sire or dam: "CH Nora of Foo" in a kitten's row, "Nora of Foo" in her own. */
import { isTitle } from "../../cats/printed-name.ts";
import { readHeading } from "../headings/read-heading.ts";
import { readNamePieces } from "../name-pieces.ts";
import { bareName, readName } from "../read-name.ts";

type Cells = readonly string[];

/** Gives a row without any the titles that others say of its cat. @param rows all rows of the table */
export function titlesByRole(
  headings: readonly string[],
  rows: readonly Cells[],
): (cells: Cells) => Cells {
  const fields = headings.map((heading) => readHeading(heading).field);
  const [name, titles] = [fields.indexOf("name"), fields.indexOf("titles")];
  const parents = fields.flatMap((field, i) =>
    field === "father" || field === "mother" ? [i] : [],
  );
  if (name < 0 || parents.length === 0 || fields.includes("printed_name")) return (cells) => cells;
  const said = new Map<string, Set<string>>();
  for (const cell of new Set(rows.flatMap((row) => parents.map((i) => row[i] ?? "")))) {
    const found = titlesOf(cell);
    if (found.length === 0) continue;
    const key = keyOf(cell);
    said.set(key, new Set([...(said.get(key) ?? []), ...found]));
  }
  if (said.size === 0) return (cells) => cells;
  const named = Map.groupBy(rows, (row) => keyOf(row[name] ?? ""));
  return (cells) => {
    const key = keyOf(cells[name] ?? "");
    // Of two cats of one name nobody knows which is meant.
    if (!said.has(key) || named.get(key)?.length !== 1) return cells;
    // Where the cat's own row says what it is, another's may say what it was.
    if (titlesOf(cells[name]!).length > 0 || (cells[titles] ?? "").trim() !== "") return cells;
    const more = [...said.get(key)!];
    return titles < 0
      ? cells.with(name, `${more.join(" ")} ${cells[name]!}`)
      : cells.with(titles, more.join(", "));
  };
}

const keyOf = (cell: string) => (cell.trim() === "" ? "" : bareName(readNamePieces(cell).name));
/** Only what every list of titles has: a word in front of a name may be its own. */
const titlesOf = (cell: string) =>
  cell.trim() === "" ? [] : (readName(readNamePieces(cell).name)?.titles ?? []).filter(isTitle);
