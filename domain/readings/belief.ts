/** What a reader's own score is worth: how often fields with such a score were right on papers that it was not built on. */

import { labelOf } from "./labels/labels.ts";
import { shapedNumber } from "./paper/issuers.ts";
import { endsWithRegister } from "./paper/number-books.ts";

/**
 * From the clean papers of eleven layouts that the reader was built on, where scores from 0.4 to 0.5 were right five times in six, and
 * lowered for others; between two points it is a straight line. `npm run bench:recognition` says how it holds on unseen ones.
 */
export const BELIEF: readonly (readonly [score: number, right: number])[] = [
  [0, 0],
  [0.3, 0.4],
  [0.4, 0.55],
  [0.5, 0.65],
  [0.65, 0.75],
  [0.78, 0.83],
  [0.87, 0.9],
  [0.92, 0.93],
  [0.95, 0.95],
  [1, 0.99],
];

/** Below this a field is likelier wrong than right: it stays empty, with its place on the paper. */
export const BELIEVED_FROM = 0.5;

export function believed(score: number): number {
  const at = BELIEF.findIndex(([known]) => known >= score);
  if (at <= 0) return BELIEF[at < 0 ? BELIEF.length - 1 : 0]![1];
  const [low, least] = BELIEF[at - 1]!;
  const [high, most] = BELIEF[at]!;
  return least + ((score - low) / (high - low)) * (most - least);
}

/** A name of one word, with a figure, a stray letter or two scripts in one: rightly read ones are seldom so. */
export function nameDoubt(name: string): number {
  const words = name.split(" ");
  const isMixed = words.some((word) => /[A-Za-z]/u.test(word) && /[\u0400-\u04FF]/u.test(word));
  const isStrange = /\d/u.test(name) || isMixed || /[^\p{L}\p{M}\s'’.,()&*-]/u.test(name);
  if (isStrange || words.length === 1 || words.length > MOST_WORDS || isCut(name)) return STRANGE;
  if (endsWithRegister(words) || endsWithLabel(words.at(-1)!)) return STRANGE;
  return words.slice(1).some((word) => /^\p{L}$/u.test(word) && !/^[IVX&yezàéuioа-я]$/iu.test(word))
    ? STRAY_LETTER
    : 1;
}

/** "Mira of Bar Tkv.", "Mira of Bar szám": what led to the number below is all that is left of it. */
const endsWithLabel = (last: string) =>
  /^\p{L}{3,}\.$/u.test(last) || (/^\p{Ll}{3}/u.test(last) && labelOf(last) !== null);

/** Two names that grew together have more. */
const MOST_WORDS = 8;

/** "d'Oriente Kleopatra", "L Dutch Delight's Orion", "Anja WeiRmann": a beginning is lost, or a letter misread within a word. */
function isCut(name: string): boolean {
  return /^\p{Ll}/u.test(name) || /^[^\P{Lu}NSDFIBHA] \p{Lu}/u.test(name) || hasCapitalWithin(name);
}

const hasCapitalWithin = (name: string) =>
  /\p{Ll}\p{Lu}/u.test(
    name.replaceAll(/(?<!\p{L})(?:Ma?c|D[aeiou]|L[aeo]|Van|Von|Fitz)(?=\p{Lu})/gu, ""),
  );

/** A person has two names; one word may be another language's label, and no Russian one begins with a small letter. */
export function personDoubt(name: string): number {
  const person = name.split(",")[0]!;
  const isCutWord = hasCapitalWithin(person) || /(?<!\p{L})[а-яё]/u.test(person);
  return !person.includes(" ") || isCutWord ? STRANGE : 1;
}

const STRANGE = 0.75;
const STRAY_LETTER = 0.88;

/**
 * A paper's numbers are built alike: of many, one that is built as no other is doubted, and of few one whose issuer is not known
 * by it; so is one that lacks what others of its kind begin with, "RX 4455" beside "SE RX 4711".
 */
export function numberDoubts(numbers: readonly string[]): (number: string) => number {
  const alike = Map.groupBy(numbers, shapeOf);
  const isOdd = (number: string) => (alike.get(shapeOf(number))?.length ?? 0) <= 1;
  const isShorter = (number: string) =>
    numbers.some(
      (other) => OF_COUNTRY.test(other) && shapeOf(other).endsWith(` ${shapeOf(number)}`),
    );
  return (number) => {
    if (/\p{Ll}{2}/u.test(number) || isShorter(number)) return STRANGE;
    const isKnown = numbers.length < MANY_NUMBERS && shapedNumber(number) !== null;
    return numbers.length > 1 && !isKnown && isOdd(number) ? ODD_SHAPE : 1;
  };
}

/** "SE RX 4711", "(DK)FD LO 4711". */
const OF_COUNTRY =
  /^\(?(?:AT|AU|BE|BY|CH|CZ|DE|DK|EE|ES|FI|FR|GB|HR|HU|IT|LT|LV|N|NL|NO|PL|PT|RO|RU|S|SE|SI|SK|UA|US)\)?\s/u;
const MANY_NUMBERS = 8;
const ODD_SHAPE = 0.85;

const shapeOf = (number: string) => number.replaceAll(/\d+/gu, "9").replaceAll(/\p{L}+/gu, "A");

/** A cat's code begins with its breed and a colour: a paper's breed was not found, or a word of its colour is lost. */
export function codeDoubt(ems: string): number {
  if (!/^[A-Z]{3}(?= |$)/u.test(ems)) return BREEDLESS;
  return /^[A-Z]{3} \d/u.test(ems) ? STRANGE : 1;
}

const BREEDLESS = 0.78;

/** "(NFO ds 09", "NFO a 09 2:": a bracket that is not closed, or half a figure, says that the code's end is lost. */
export const cutDoubt = (lines: readonly string[]): number =>
  lines.some((line) => CUT_CODE.test(line)) ? STRANGE : 1;

const CUT_CODE =
  /\(\s?[A-Z]{3}\s?[a-z]{1,3}(?:\s\d\d)*$|[A-Z]{3}\s?[a-z]{1,3}(?:\s\d\d)*\s\d[^\d\s]?$/u;

/** On a paper that prints "05.04.2019" a day or a month of one figure has lost the other. */
export function dateDoubts(lines: readonly string[]): (line: string) => number {
  const padded = lines.filter((line) => PADDED_DAY.test(line)).length;
  const short = lines.filter((line) => SHORT_DAY.test(line)).length;
  const isOdd = padded >= MANY_PADDED && padded > short * 2;
  return (line) => (isOdd && SHORT_DAY.test(line) ? STRANGE : 1);
}

const PADDED_DAY = /(?<!\d)(?:0\d[./-]\d\d|\d\d[./-]0\d)(?!\d)/u;
const SHORT_DAY =
  /(?<!\d)(?:\d{4}[./-](?:\d[./-]\d{1,2}|\d{1,2}[./-]\d)|(?:\d[./-]\d{1,2}|\d{1,2}[./-]\d)[./-]\d{4})(?!\d)/u;
const MANY_PADDED = 3;

/** The cat's own name is the one that no place in a tree bears out: without its label, with a label's word, or a parent's again. */
export function ownNameDoubt(
  name: string,
  { isNamed, ofAncestors }: { isNamed: boolean; ofAncestors: readonly string[] },
): number {
  if (ofAncestors.includes(name)) return AGAIN;
  const words = name.split(" ").filter((word) => word.length > 2);
  const isLabel = words.some((word) => labelOf(word) !== null || SEXES.has(word.toLowerCase()));
  return (isLabel ? WITH_LABEL : 1) * (isNamed ? 1 : UNNAMED);
}

/** Behind a name they are the next field's. */
const SEXES = new Set(
  "male female männlich weiblich kater kätzin mâle femelle samiec samica samec samice maschio femmina uros naaras hane hona самец самка".split(
    " ",
  ),
);
const AGAIN = 0.6;
const WITH_LABEL = 0.78;
const UNNAMED = 0.8;
