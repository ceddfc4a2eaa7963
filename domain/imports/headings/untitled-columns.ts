/** What the columns of a table without a heading are, by what stands in them. */
import { LONGEST_FACT } from "../formats/longest.ts";
import { isTitle } from "../../cats/printed-name.ts";
import { currentBreedCode } from "../../colours/ems/breed-codes.ts";
import { emsFromWords } from "../../colours/ems/colour-words.ts";
import { parseEms } from "../../colours/ems/parse.ts";
import { breedOfForeignName } from "../breeds/breed-names.ts";
import { detectDateOrder } from "../dates.ts";
import { isNothing, isSex, readChip } from "../values.ts";
import { ANY_DAY, readWhen } from "../when.ts";
import {
  type HerdColumns,
  likelyParents,
  numberedParents,
  relatedColumns,
  sureParents,
} from "./parent-columns.ts";
import type { HeadingField } from "./read-heading.ts";

type Rows = readonly (readonly string[])[];

/**
 * Headings that the import knows; a column that nothing is known of is numbered. @param fields of a table whose headings are
 * known in part: then only parents whose sexes and births agree are told
 */
export function columnsByContent(rows: Rows, fields: readonly HeadingField[] = []): string[] {
  const isSure = fields.length > 0;
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, i) =>
    rows.map((cells) => (cells[i] ?? "").trim()).filter((cell) => cell !== "" && !isNothing(cell)),
  );
  const kinds = namesAmongColours(columns, columns.map(kindOf)).map(
    (kind, i) => kind ?? (isSure && areCalled(columns[i]!) ? "name" : null),
  );
  const names = kinds.flatMap((kind, i) => (kind === "name" ? [i] : []));
  const heading = kinds.map((kind, i) =>
    // Without a heading nobody knows whose titles a column has.
    kind === "name" ? "" : (kind !== "titles" && TITLES[kind ?? ""]) || `Column ${i + 1}`,
  );
  // The cat's name comes first and is always given; then its parents', of which many have the same.
  const byShare = names.toSorted(
    (one, other) => distinct(columns[other]!, rows.length) - distinct(columns[one]!, rows.length),
  );
  const [most = -1] = byShare;
  const cat = isSure && distinct(columns[most] ?? [], rows.length) < LEAST_DISTINCT ? -1 : most;
  if (cat >= 0) heading[cat] = "Name";
  const sex = kinds.indexOf("sex");
  const birth = isSure ? fields.indexOf("birthdate") : kinds.indexOf("birth");
  const dates = detectDateOrder(columns[birth] ?? []);
  const places = { key: cat, name: cat, sex, birth, dates };
  const others = names.filter((i) => i !== cat);
  for (const [i, text] of [
    ...relativesAmong(rows, others, places, isSure),
    ...keysAmong(rows, columns, places),
  ])
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
  titles: "Titles",
};

/** A few cells of a column hold a remark or a slip instead. */
const MOST = 0.7;

export function kindOf(cells: readonly string[]): string | null {
  const most = (is: (cell: string) => boolean) => cells.filter(is).length >= cells.length * MOST;
  if (cells.length === 0) return null;
  if (most((cell) => cell.length < 20 && isSex(cell))) return "sex";
  if (most((cell) => readChip(cell) !== null || /^\d{15}$/u.test(cell))) return "chip";
  const order = detectDateOrder(cells);
  if (most((cell) => readWhen(cell, order, ANY_DAY) !== null)) return "birth";
  if (most((cell) => currentBreedCode(cell) !== null || breedOfForeignName(cell) !== null))
    return "breed";
  if (cells.every(areTitles)) return "titles";
  if (most((cell) => !ONE_FIGURE.test(cell) && (parseEms(cell).ok || isColour(cell)))) return "ems";
  if (most((cell) => /\d{3,}/u.test(cell) && cell.length < 40))
    return /^\d+$/u.test(cells[0]!) ? null : "number";
  return most((cell) => /\p{L}{2}.*\s|\p{L}{3}/u.test(cell) && cell.length > 4) ? "name" : null;
}

/** "ES1", a class or a cage: a colour's numbers have two figures. */
const ONE_FIGURE = /(?<!\d)\d$/u;

/** Cats are called "Amber", "Bela", "Ginger": of words beside a column of codes these are the names. */
function namesAmongColours(
  columns: readonly (readonly string[])[],
  kinds: readonly (string | null)[],
): (string | null)[] {
  const isCoded = (i: number) =>
    columns[i]!.filter((cell) => parseEms(cell).ok).length >= columns[i]!.length * MOST;
  const hasCodes = kinds.some((kind, i) => kind === "ems" && isCoded(i));
  return kinds.map((kind, i) => (kind === "ems" && hasCodes && !isCoded(i) ? "name" : kind));
}

const areTitles = (cell: string) => cell.split(/[\s,;/]+/u).every(isTitle);

/** Whether all words of a text are a colour's. */
export function isColour(text: string): boolean {
  if (text.length > LONGEST_FACT) return false;
  const { ems, unknown } = emsFromWords(text);
  return ems !== "" && unknown.length === 0;
}

/** Columns of whole numbers: the cats' own keys, all different, and those among them that are others' parents. */
function keysAmong(
  rows: Rows,
  columns: readonly (readonly string[])[],
  places: HerdColumns,
): [number, string][] {
  const numbers = columns.flatMap((cells, i) =>
    cells.length > 0 && cells.every((cell) => /^\d{1,12}$/u.test(cell)) ? [i] : [],
  );
  const key = numbers.find(
    (i) => columns[i]!.length === rows.length && new Set(columns[i]).size === rows.length,
  );
  if (key === undefined) return [];
  const keys = new Set(columns[key]);
  const parents = numbers.filter(
    (i) =>
      i !== key && columns[i]!.filter((cell) => keys.has(cell)).length > columns[i]!.length / 2,
  );
  const { sire, dam } = numberedParents(rows, parents, { ...places, key });
  return titled([
    [key, "Key"],
    [sire, "Sire number"],
    [dam, "Dam number"],
  ]);
}

const titled = (
  found: readonly (readonly [column: number | undefined, title: string])[],
): [number, string][] =>
  found.flatMap(([i, title]) => (i === undefined ? [] : [[i, title] as [number, string]]));

const distinct = (cells: readonly string[], rows: number) =>
  new Set(cells).size / Math.max(1, rows);

/** Sire and dam are names that also stand among the cats; the first of the others is the breeder. */
function relativesAmong(
  rows: Rows,
  names: readonly number[],
  places: HerdColumns,
  isSure: boolean,
): [number, string][] {
  const related = relatedColumns(rows, names, places);
  const { sire, dam } = (isSure ? sureParents : likelyParents)(rows, related, places);
  return titled([
    [sire, "Sire"],
    [dam, "Dam"],
    [isSure ? undefined : names.find((i) => !related.includes(i)), "Breeder"],
  ]);
}
