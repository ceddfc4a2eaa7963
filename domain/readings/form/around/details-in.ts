/** What a line without a name says of a cat. */
import { findDate } from "../../calendar-words.ts";
import { emsOfWords, isNearlyColour } from "../../colour-value.ts";
import { colourOnly, findEms } from "../../find-ems.ts";
import type { Segment } from "../../segments.ts";

export type Detail = "number" | "date" | "coat";

/** What one line says, which the search asks many times. */
const known = new WeakMap<Segment, readonly Detail[]>();

export function detailsIn(segment: Segment): readonly Detail[] {
  const before = known.get(segment);
  if (before) return before;
  const { text } = segment;
  const details: Detail[] = [];
  if (findDate(text) !== null) details.push("date");
  else if (/\d{3}/u.test(text) && !CHIP.test(text)) details.push("number");
  if (isCoat(text)) details.push("coat");
  known.set(segment, details);
  return details;
}

const CHIP = /(?<!\d)\d{15}(?!\d)/u;

/** "CS 058424" is none: a code's figures stand in pairs. */
const isCoat = (text: string) =>
  findEms(text) !== null ||
  (!/\d{4}/u.test(text) &&
    (colourOnly(text) !== null || isNearlyColour(text) || emsOfWords(text, null) !== null));
