/** A paper may head its tree with the cat itself, without labels: the name in large print, and below it what else is said. */
import { findDate } from "../calendar-words.ts";
import { emsOfWords } from "../colour-value.ts";
import { findEms } from "../find-ems.ts";
import { isClubName } from "../paper/issuers.ts";
import { labelAt } from "../labels/labels.ts";
import type { Segment, Sheet } from "../segments.ts";
import { sexIn } from "../sex-words.ts";
import type { Word } from "../words.ts";
import { kindOf } from "./printed-line.ts";

/** In heights of ordinary print. */
const LARGE = 1.25;
const BELOW_MOST = 7;

/**
 * The name and the lines below it; empty if nothing large is a name.
 *
 * @param taken what labels or the tree's cells have
 * @param isBreed whether a text is a breed's name
 */
export function headingCat(
  sheet: Sheet,
  taken: ReadonlySet<Word>,
  isBreed: (text: string) => boolean,
): Segment[] {
  const { em } = sheet;
  const free = sheet.segments.filter(({ words }) => !words.some((word) => taken.has(word)));
  const names = free.filter((segment) => isLargeName(segment, em));
  const name = names.toSorted((a, b) => b.h - a.h)[0];
  if (!name) return [];
  const below = free.filter(
    (segment) =>
      segment.y > name.y + name.h * 0.5 &&
      segment.y < name.y + name.h + em * BELOW_MOST &&
      (saysOfCat(segment.text) || (isBreed(segment.text) && isAligned(segment, name, em))),
  );
  return [name, ...below];
}

/** Its edge or its middle. */
const isAligned = (line: Segment, name: Segment, em: number) =>
  Math.abs(line.x - name.x) < em || Math.abs(line.x + line.w / 2 - name.x - name.w / 2) < em;

function isLargeName(segment: Segment, em: number): boolean {
  const { text, words, h } = segment;
  if (h < em * LARGE || kindOf(segment) !== "name" || words.length > 8) return false;
  return !isClubName(text) && labelAt(words.map((word) => word.text)) === null;
}

function saysOfCat(text: string): boolean {
  return (
    findEms(text) !== null ||
    findDate(text) !== null ||
    sexSaidIn(text) !== null ||
    emsOfWords(text, null) !== null
  );
}

/** Among other words: "SIB n 22, male, born 2020-07-27". */
export function sexSaidIn(text: string): "male" | "female" | null {
  // What parts it from the rest is easily lost: behind the code it may be all.
  const behind = findEms(text)?.after.trim() ?? "";
  const parts = text.split(/[,;·|()•–]+|\s{2,}/u).map((part) => part.trim());
  const found = new Set(
    (behind.includes(" ") ? parts : [...parts, behind]).flatMap((part) => {
      // The n of "SIB n 09 22" is no Finnish dam.
      const sex = part.length > 1 && !/\d/u.test(part) ? sexIn(part) : null;
      return sex === null ? [] : [sex];
    }),
  );
  return found.size === 1 ? [...found][0]! : null;
}
