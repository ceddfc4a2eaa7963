/** Signs and words for "the same as above": litter books have them for what kittens share. */
import type { HeadingField } from "./headings/read-heading.ts";
import { plainWord } from "../plain-word.ts";

const SIGNS = /^[-–—.\s]*(?:["“”„″〃]|''|,,|\/{2,})[-–—.\s]*$/u;
const WORDS: ReadonlySet<string> = new Set(
  (
    "dto,dto.,dtto,dtto.,dito,ditto,do.,idem,id.,ibid,ibid.,jw.,j.w.,jak wyzej,wie oben,w.o.,s.o.,то же,тоже,тот же,та же," +
    "те же,как выше,kuten ylla,som ovan,zie boven,viz vyse,same,same as above,u.a.,ua.,ugyanaz,samma,samme,sama,stesso,lo stesso,mismo,el mismo,o mesmo,mesmo,zelfde,derselbe,dieselbe,le meme,la meme,stejny,ten sam,той же,同上,〃"
  ).split(","),
);

const OF_ONE_CAT: ReadonlySet<HeadingField> = new Set([
  "key",
  "name",
  "call_name",
  "number",
  "number_elsewhere",
  "chip",
] as const);

/** No two cats share it. */
export const isOfOneCat = (field: HeadingField) => OF_ONE_CAT.has(field);

export function isDitto(text: string): boolean {
  if (text.length > 12) return false;
  const bare = text.trim();
  return bare !== "" && (SIGNS.test(bare) || WORDS.has(plainWord(bare)));
}

/**
 * The cells of a row with what stands above in place of such signs.
 *
 * @param differs whether the cats of a table differ in a column: a cat may be called "Ditto" or "Same"
 */
export function withoutDittos(
  cells: readonly string[],
  above: readonly string[],
  differs: (column: number) => boolean,
): readonly string[] {
  return cells.some(isDitto)
    ? cells.map((cell, i) => (isDitto(cell) && !differs(i) ? (above[i] ?? cell) : cell))
    : cells;
}
