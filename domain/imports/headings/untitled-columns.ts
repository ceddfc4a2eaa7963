/** What the columns of a table without a heading are, by what stands in them. */
import { currentBreedCode } from "../../colours/ems/breed-codes.ts";
import { emsFromWords } from "../../colours/ems/colour-words.ts";
import { parseEms } from "../../colours/ems/parse.ts";
import { breedOfForeignName } from "../breed-names.ts";
import { detectDateOrder } from "../dates.ts";
import { readNamePieces } from "../name-pieces.ts";
import { bareName } from "../read-name.ts";
import { isNothing, readChip, readSex } from "../values.ts";
import { readWhen } from "../when.ts";

/**
 * Headings that the import knows; a column that nothing is known of is numbered. @param isSure whether of parents their
 * places are not enough, but the sexes of the same cats have to tell
 */
export function columnsByContent(rows: readonly (readonly string[])[], isSure = false): string[] {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, i) =>
    rows.map((cells) => (cells[i] ?? "").trim()).filter((cell) => cell !== "" && !isNothing(cell)),
  );
  const kinds = columns.map(
    (cells) => kindOf(cells) ?? (isSure && areCalled(cells) ? "name" : null),
  );
  const names = kinds.flatMap((kind, i) => (kind === "name" ? [i] : []));
  // The cat's name comes first and is always given; then its parents', of which many have the same.
  const heading = kinds.map((kind, i) =>
    kind === "name" ? "" : (TITLES[kind ?? ""] ?? `Column ${i + 1}`),
  );
  const byShare = names.toSorted(
    (one, other) => distinct(columns[other]!, rows.length) - distinct(columns[one]!, rows.length),
  );
  const [most = -1] = byShare;
  const cat = isSure && distinct(columns[most] ?? [], rows.length) < LEAST_DISTINCT ? -1 : most;
  const parents = names.filter((i) => i !== cat);
  if (cat >= 0) heading[cat] = "Name";
  const [sire, dam, breeder] = sexesOf(
    parents,
    columns,
    columns[cat] ?? [],
    columns[kinds.indexOf("sex")] ?? [],
    isSure,
  );
  if (sire !== undefined) heading[sire] = "Sire";
  if (dam !== undefined) heading[dam] = "Dam";
  if (breeder !== undefined) heading[breeder] = "Breeder";
  for (const [i, text] of keysAmong(columns, rows.length, columns[kinds.indexOf("sex")] ?? [], cat))
    heading[i] = text;
  const seen = new Map<string, number>();
  return heading.map((text, i) => {
    const title = text === "" || seen.has(text) ? `Column ${i + 1}` : text;
    seen.set(title, i);
    return title;
  });
}

/** Cats of one herd have names of their own, its owners have several cats. */
const LEAST_DISTINCT = 0.8;

/** Short names as well: "Zita", "Bo". */
const areCalled = (cells: readonly string[]) =>
  cells.length > 1 && cells.every((cell) => /^\p{Lu}[\p{L}\p{M}'’ .*-]+$/u.test(cell));

export const TITLES: Readonly<Record<string, string>> = {
  sex: "Sex",
  birth: "Born",
  ems: "EMS",
  breed: "Breed",
  chip: "Chip",
  number: "Registration number",
};

export function kindOf(cells: readonly string[]): string | null {
  const most = (is: (cell: string) => boolean) => cells.filter(is).length >= cells.length * 0.7;
  if (cells.length === 0) return null;
  if (most((cell) => readSex(cell) !== null && cell.length < 20)) return "sex";
  if (most((cell) => readChip(cell) !== null || /^\d{15}$/u.test(cell))) return "chip";
  const order = detectDateOrder(cells);
  if (most((cell) => readWhen(cell, order, "2030-01-01") !== null)) return "birth";
  if (most((cell) => currentBreedCode(cell) !== null || breedOfForeignName(cell) !== null))
    return "breed";
  if (most((cell) => parseEms(cell).ok || isColour(cell))) return "ems";
  if (most((cell) => /\d{3,}/u.test(cell) && cell.length < 40))
    return /^\d+$/u.test(cells[0]!) ? null : "number";
  return most((cell) => /\p{L}{2}.*\s|\p{L}{3}/u.test(cell) && cell.length > 4) ? "name" : null;
}

function isColour(text: string): boolean {
  const { ems, unknown } = emsFromWords(text);
  return ems !== "" && unknown.length === 0;
}

/** Columns of whole numbers: the cats' own keys, all different, and those among them that are others' parents. */
function keysAmong(
  columns: readonly (readonly string[])[],
  rows: number,
  sexes: readonly string[],
  cat: number,
): [number, string][] {
  const numbers = columns.flatMap((cells, i) =>
    cells.length > 0 && cells.every((cell) => /^\d{1,12}$/u.test(cell)) ? [i] : [],
  );
  const own = numbers.find((i) => columns[i]!.length === rows && new Set(columns[i]).size === rows);
  if (own === undefined) return [];
  const keys = new Map(columns[own]!.map((key, row) => [key, row]));
  const parents = numbers.filter(
    (i) =>
      i !== own && columns[i]!.filter((cell) => keys.has(cell)).length > columns[i]!.length / 2,
  );
  const sexAt = (key: string) => {
    const row = keys.get(key) ?? -1;
    return (
      readSex(sexes[row] ?? "")?.sex ??
      readSex(readNamePieces(columns[cat]?.[row] ?? "").others.sex ?? "")?.sex
    );
  };
  const isDams = (i: number) =>
    columns[i]!.filter((key) => sexAt(key) === "female").length > columns[i]!.length / 2;
  const dams = parents.find(isDams);
  const sires = parents.find((i) => i !== dams);
  return [
    [own, "Key"],
    ...(sires === undefined ? [] : [[sires, "Sire number"] as [number, string]]),
    ...(dams === undefined ? [] : [[dams, "Dam number"] as [number, string]]),
  ];
}

const distinct = (cells: readonly string[], rows: number) =>
  new Set(cells).size / Math.max(1, rows);

/** Sire and dam are names that also stand among the cats; by the cats' own sexes, else sire first. */
function sexesOf(
  parents: readonly number[],
  columns: readonly (readonly string[])[],
  cats: readonly string[],
  sexes: readonly string[],
  isSure: boolean,
) {
  const keyOf = (cell: string) => bareName(readNamePieces(cell).name);
  const own = new Set(cats.map(keyOf));
  const related = parents.filter((i) => columns[i]!.some((cell) => own.has(keyOf(cell))));
  const others = parents.filter((i) => !related.includes(i));
  const sexOf = new Map(
    cats.map((cat, row) => [
      keyOf(cat),
      readSex(sexes[row] ?? readNamePieces(cat).others.sex ?? "")?.sex,
    ]),
  );
  const males = (i: number) =>
    columns[i]!.filter((cell) => sexOf.get(keyOf(cell)) === "male").length;
  const females = (i: number) =>
    columns[i]!.filter((cell) => sexOf.get(keyOf(cell)) === "female").length;
  const [first, second] = related;
  if (isSure) {
    const dam = related.find((i) => females(i) > males(i));
    return [related.find((i) => males(i) > females(i)), dam, undefined] as const;
  }
  const isTurned = first !== undefined && females(first) > males(first);
  return [isTurned ? second : first, isTurned ? first : second, others[0]] as const;
}
