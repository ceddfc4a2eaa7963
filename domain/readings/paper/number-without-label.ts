/** The paper's own number where no label says so: behind its heading, behind a sign, or built as its ancestors' are. */
import { dateWithin } from "../calendar-words.ts";
import type { Labelled } from "../labels/labelled-fields.ts";
import { labelAt } from "../labels/labels.ts";
import { numberIn } from "../printed-number.ts";
import type { Reader } from "../reader.ts";
import type { ReadField } from "../recognised.ts";
import { type Segment, segmentOf } from "../segments.ts";
import type { Word } from "../words.ts";
import { shapedNumber } from "./issuers.ts";
import { numberShape } from "./numbers-of-paper.ts";

/** A sign that a number follows. */
const SIGN = /^(?:№|no?[.°º:]+|nr\.?:?|n[°º]|#)$/iu;
const GROWN_SIGN = /^(?:№|n[°º]|#)(?=\d)/iu;
/** What stands before the sign, if anything, calls the paper by its kind. */
const PAPER =
  /pedigree|certificate|registration|родословн|метрик|свидетельств|карточк|сертификат|rodow|metryk|stammbaum|ahnentafel|stamtavl|stamboom|průkaz|sukutaulu|généalog/iu;
/** Figures of something else. */
const OTHER =
  /@|www|\+\d|https?:|(?:tel|phone|fax|тел|факс|инн|огрн|кпп|iban|kvk|vat|str|p\.?\s?o\.?\s?box|breed|cattery|litter|page|питомник|помёт|стр|лист)\b/iu;
const MANY = 3;
const FEWEST_FIGURES = 3;
/** Nothing but its place says whose number it is. */
const BELIEF = 0.88;

type Found = readonly [value: string, from: Segment];

/** @param taken print that is known to be something else: the ancestors', labels and what they are for */
export function numberWithoutLabel(
  reader: Reader,
  taken: ReadonlySet<Word>,
  ofAncestors: readonly string[],
): ReadField | null {
  const lines = reader.sheets.flatMap(({ segments }) =>
    segments.flatMap((segment) => {
      const words = segment.words.filter((word) => !taken.has(word));
      return words.length === 0 || OTHER.test(segment.text) ? [] : [segmentOf(words, segment.page)];
    }),
  );
  const shapes = Map.groupBy(ofAncestors, numberShape);
  const isAlike = (number: string) => (shapes.get(numberShape(number))?.length ?? 0) >= MANY;
  for (const find of [
    behindSign,
    withinSentence,
    (line: Segment) => whole(line, isAlike),
    ofIssuer,
  ]) {
    const found = lines.flatMap((line) => find(line) ?? []);
    if (new Set(found.map(([value]) => value)).size === 1)
      return reader.field(found[0]![0], [found[0]![1]], BELIEF);
    if (found.length > 0) return null;
  }
  return null;
}

/** "Метрика № 0123/24", "Birth certificate No. 5512". */
function behindSign({ words, page }: Segment): [Found] | null {
  const at = words.findIndex(
    ({ text }, i) =>
      (GROWN_SIGN.test(text) || (SIGN.test(text) && /\d/u.test(words[i + 1]?.text ?? ""))) &&
      (i === 0 || words.slice(0, i).some((word) => PAPER.test(word.text))),
  );
  if (at < 0) return null;
  const rest = words
    .slice(at)
    .map((word) => ({ ...word, text: word.text.replace(GROWN_SIGN, "") }))
    .filter(({ text }) => !SIGN.test(text));
  const line = segmentOf(rest, page);
  const number = numberIn(line.text);
  return number !== null && figuresOf(number) >= FEWEST_FIGURES ? [[number, line]] : null;
}

/** "has been entered under registration number 17971-23331". */
function withinSentence({ words, page }: Segment): [Found] | null {
  for (let at = 1; at < words.length - 1; at++) {
    const label = labelAt(
      words.slice(at).map(({ text }) => text),
      at === 0,
    );
    const rest = label?.key === "number" ? words.slice(at + label.words) : [];
    if (rest.length === 0 || !/^\p{Ll}/u.test(words[at]!.text)) continue;
    const line = segmentOf(rest, page);
    const number = isDated(line.text) ? null : numberIn(line.text);
    if (number !== null && figuresOf(number) > FEWEST_FIGURES) return [[number, line]];
  }
  return null;
}

/** All of the line is a number like those of the paper's cats. */
function whole(line: Segment, isAlike: (number: string) => boolean): [Found] | null {
  const number = isDated(line.text) ? null : numberIn(line.text);
  return number !== null && number.length >= line.text.length - 2 && isAlike(number)
    ? [[number, line]]
    : null;
}

function ofIssuer({ words, page }: Segment): [Found] | null {
  for (const [i] of words.entries()) {
    const line = segmentOf(words.slice(i), page);
    const number = isDated(line.text) ? null : shapedNumber(line.text);
    if (number !== null && figuresOf(number) > FEWEST_FIGURES) return [[number, line]];
  }
  return null;
}

const isDated = (text: string) => dateWithin(text) !== null;
const figuresOf = (text: string) => text.match(/\d/gu)?.length ?? 0;

/** The words that the labels and their values are made of; a heading's own words only, for a number may follow it. */
export function wordsOfFields(labelled: readonly Labelled[]): Word[] {
  return labelled.flatMap(({ key, label, value }) =>
    key === "heading" ? [] : [...label.words, ...(value?.words ?? [])],
  );
}
