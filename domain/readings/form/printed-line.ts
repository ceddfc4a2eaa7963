/** Lines of print as the search for the tree sees them: where they stand along it and across it, and what they may say. */
import { emsFromWords } from "../../colours/ems/colour-words.ts";
import { bounded } from "../../memory.ts";
import { isTitle } from "../../cats/printed-name.ts";
import { PEDIGREE_LINE_MAX, readPedigreeCell } from "../../pedigree/pedigree-cell.ts";
import { findDate } from "../calendar-words.ts";
import { findEms } from "../find-ems.ts";
import { isNearlyColour } from "../colour-value.ts";
import { labelAt } from "../labels/labels.ts";
import type { Segment } from "../segments.ts";

/** A name alone, a name with more of the cat, what is said of a cat already named, or titles, which stand on either side. */
export type LineKind = "name" | "whole" | "detail" | "title";

export interface PrintedLine {
  readonly segment: Segment;
  readonly kind: LineKind;
  /** Along the tree, from the cat to its oldest ancestors. */
  readonly start: number;
  readonly end: number;
  /** Across it, from the sire's side to the dam's. */
  readonly from: number;
  readonly to: number;
}

/** How the generations follow each other on the paper. */
export type Direction = "rightwards" | "leftwards" | "downwards" | "upwards";

export function lineOf(segment: Segment, kind: LineKind, direction: Direction): PrintedLine {
  const { x, y, w, h } = segment;
  switch (direction) {
    case "rightwards":
      return { segment, kind, start: x, end: x + w, from: y, to: y + h };
    case "leftwards":
      return { segment, kind, start: -x - w, end: -x, from: y, to: y + h };
    case "downwards":
      return { segment, kind, start: y, end: y + h, from: x, to: x + w };
    case "upwards":
      return { segment, kind, start: -y - h, end: -y, from: x, to: x + w };
  }
}

const DETAIL_LABELS: ReadonlySet<string> = new Set([
  "number",
  "ems",
  "birthdate",
  "sex",
  "breed",
  "breeder",
  "owner",
  "issuer",
  "system",
  "other",
]);

/** A capital and three letters more, or a short name alone; "geb." and "rot (PER a)" are none. */
const SOME_NAME = /(?<!\p{L})\p{Lu}[\p{L}'’-]{3}|^\p{Lu}\p{Ll}{1,2}$/u;
/** A breed's code with its colour, as it may be misread: `SBIn`, `SBla`. */
const LIKE_CODE = /^\p{Lu}{2,3}\p{L}{0,3}$/u;

/** Each form of paper that is tried asks for the same lines. */
export function kindOf({ text, words }: Segment): LineKind {
  return kindOfWords([text, ...words.map((word) => word.text)].join("\n"));
}

const kindOfWords = bounded((lines: string): LineKind => {
  const [text = "", ...words] = lines.split("\n");
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const figures = text.match(/\d/gu)?.length ?? 0;
  if (letters < 2 || figures > letters * 1.5 || text.length > PEDIGREE_LINE_MAX) return "detail";
  if (words.every(isTitle)) return "title";
  const label = labelAt(words);
  if (label?.words === words.length && label.key !== "name") return "title";
  if (label && label.words < words.length && DETAIL_LABELS.has(label.key)) return "detail";
  const isNumber = figures >= 4 && !/\p{Ll}{2}/u.test(text);
  if (!SOME_NAME.test(text)) return "detail";
  if (isNumber && !/\p{Lu}{5}.*\p{Lu}{3}/u.test(text)) return "detail";
  if (isColour(text)) return "detail";
  const cell = readPedigreeCell(text);
  const isMore = cell.number !== null || cell.ems !== null || cell.birth !== null;
  if (cell.name === null) return isMore ? "detail" : "name";
  const name = cell.name.printed;
  if (!/\p{L}{2}/u.test(name) || isColour(name)) return "detail";
  if (isMore) return isSomeName(name) ? "whole" : "detail";
  const code = findEms(text);
  if (code) return isSomeName(code.before) ? "whole" : "detail";
  if (findDate(text) !== null || (figures >= 4 && letters < 8)) return "detail";
  return "name";
});

/** What is left beside a number or a code is a name if it has the length of one and is no book's letters. */
function isSomeName(text: string): boolean {
  if (!SOME_NAME.test(text) || LIKE_CODE.test(text)) return false;
  return (
    /\p{L}{3}/u.test(text) &&
    !/\d{3}/u.test(text) &&
    !/^[\p{Lu}().*/\s-]{1,6}$/u.test(text) &&
    !isColour(text)
  );
}

const isColour = bounded((text: string): boolean => {
  const { ems, unknown } = emsFromWords(text);
  return (ems !== "" && unknown.length === 0) || isNearlyColour(text);
});
