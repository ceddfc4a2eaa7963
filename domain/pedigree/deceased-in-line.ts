/** That a cat has died, as a line of a pedigree says it. */
import type { PartialDate } from "../cats/partial-date.ts";
import { readBirth } from "./birth-in-line.ts";

export interface Deceased {
  /** Null if the line has no date. */
  readonly on: PartialDate | null;
}

const DAY = String.raw`\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2}`;
const DATE = String.raw`(?:${DAY}|(?:\d{1,2}\.?\s)?\p{L}{3,}\.?\s(?:\d{1,2},?\s)?(?:19|20)\d\d|\d{1,2}[./-](?:19|20)\d\d|(?:19|20)\d\d)(?!\d)`;
const SIGN = String.raw`[†✝✞☨]\uFE0F?`;
/** No cat's name ends with one of them. */
const WORDS = String.raw`deceased|died|passed away|gestorben|gest\.|verstorben|verst\.|décédée?|déc\.|zmarła?|zm\.|zemřela?|zemř\.|uhynula?|kuollut|avliden|avl\.|overleden|overl\.|fallecid[oa]|decedut[oa]|умерла?|умер|ум\.`;
/** A name may have these: they count where they stand apart. With a year alone "dec." is a month. */
const APART = String.raw`dead|dec\.|r\.?i\.?p\.?|død|död|пала?|погибла?|погиб`;
const UNTIL = String.raw`\s*:?\s*(?:(?:on|in|am|im|le|den|dnia|в)\s+)?`;
const YEAR_SIGN = String.raw`(?:\s*г(?:од[ау]?)?\.?)?`;
const END = String.raw`(?=\s*(?:$|[*,;|)\t\n]))`;
const START = String.raw`(?<=(?:^|[,;|(\t\n])\s*)`;

const FORMS = [
  String.raw`\(\s*(?:${SIGN}|${WORDS}|${APART})(?:${UNTIL}(${DATE})${YEAR_SIGN})?\s*\)`,
  String.raw`${SIGN}(?:\s*(${DATE})${YEAR_SIGN})?`,
  String.raw`(?<=^|[\s,;|(])\+\s?(${DAY})(?!\d)`,
  String.raw`(?<![\p{L}\p{N}-])(?:${WORDS})(?:${UNTIL}(${DATE})${YEAR_SIGN})?${END}`,
  String.raw`${START}(?:${APART})(?:${UNTIL}(${DAY})(?!\d))?${END}`,
].map((form) => new RegExp(form, "iu"));

/** @returns the line without it, a separator in its place */
export function takeDeceased(line: string): { rest: string; deceased: Deceased | null } {
  for (const form of FORMS) {
    const found = form.exec(line);
    if (!found) continue;
    const on = found[1] === undefined ? null : readBirth(found[1]);
    // What looks like a date and is none stays in the line, where it is told as not understood.
    const kept = found[1] !== undefined && on === null ? found[1] : "";
    const rest = `${line.slice(0, found.index)}, ${kept}${line.slice(found.index + found[0].length)}`;
    return { rest, deceased: { on } };
  }
  return { rest: line, deceased: null };
}
