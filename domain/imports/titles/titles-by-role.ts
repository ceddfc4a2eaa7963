/** Titles that a table says of a cat only where it names it as a sire or dam: "CH Nora of Foo" in a kitten's row, "Nora of Foo" in her own. */
import { isTitle } from "../../cats/printed-name.ts";
import { bounded } from "../../memory.ts";
import { readHeading } from "../headings/read-heading.ts";
import { readNamePieces } from "../names/name-pieces.ts";
import { bareName, readName } from "../names/read-name.ts";
import { readSex } from "../values.ts";

type Cells = readonly string[];

/** Gives a row without any the titles that others say of its cat. @param rows all rows of the table */
export function titlesByRole(
  headings: readonly string[],
  rows: readonly Cells[],
): (cells: Cells) => Cells {
  const fields = headings.map((heading) => readHeading(heading).field);
  const [name, titles, sex] = [
    fields.indexOf("name"),
    fields.indexOf("titles"),
    fields.indexOf("sex"),
  ];
  const parents = fields.flatMap((field, at) =>
    field === "father" || field === "mother" ? [{ at, sex: SEX_OF[field] }] : [],
  );
  if (name < 0 || parents.length === 0 || fields.includes("printed_name")) return (cells) => cells;
  const said = new Map<string, { titles: Set<string>; sexes: Set<string> }>();
  for (const row of rows)
    for (const parent of parents) {
      const cell = row[parent.at] ?? "";
      const found = titlesOf(cell);
      const key = found.length === 0 ? "" : keyOf(cell);
      // A cat may be called as its sire is, who is not in the table.
      if (key === "" || key === keyOf(row[name] ?? "")) continue;
      const before = said.get(key) ?? { titles: new Set(), sexes: new Set() };
      for (const title of found) before.titles.add(title);
      said.set(key, { ...before, sexes: before.sexes.add(parent.sex) });
    }
  if (said.size === 0) return (cells) => cells;
  const named = Map.groupBy(rows, (row) => keyOf(row[name] ?? ""));
  return (cells) => {
    const key = keyOf(cells[name] ?? "");
    // Of two cats of one name nobody knows which is meant.
    const own = said.get(key);
    if (!own || named.get(key)?.length !== 1) return cells;
    const isOfSex = readSex(cells[sex] ?? "")?.sex ?? null;
    if (own.sexes.size > 1 || (isOfSex !== null && !own.sexes.has(isOfSex))) return cells;
    // Where the cat's own row says what it is, another's may say what it was.
    if (titlesOf(cells[name]!).length > 0 || (cells[titles] ?? "").trim() !== "") return cells;
    const more = [...own.titles];
    return titles < 0
      ? cells.with(name, `${more.join(" ")} ${cells[name]!}`)
      : cells.with(titles, more.join(", "));
  };
}

const SEX_OF = { father: "male", mother: "female" } as const;

const keyOf = (cell: string) => (cell.trim() === "" ? "" : bareName(readNamePieces(cell).name));
/** Only what every list of titles has: a word in front of a name may be its own. */
const titlesOf = bounded((cell) =>
  cell.trim() === "" ? [] : (readName(readNamePieces(cell).name)?.titles ?? []).filter(isTitle),
);
