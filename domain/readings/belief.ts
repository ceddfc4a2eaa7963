/** What a reader's own score is worth: how often fields with such a score were right on papers that it was not built on. */

import { labelOf } from "./labels/labels.ts";

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
  if (isStrange || words.length === 1) return STRANGE;
  return words.slice(1).some((word) => /^\p{L}$/u.test(word) && !/^[IVX&yezàéuioа-я]$/iu.test(word))
    ? STRAY_LETTER
    : 1;
}

const STRANGE = 0.75;
const STRAY_LETTER = 0.88;

/** A paper's numbers are built alike: of many, one that is built as no other is doubted. */
export function numberDoubts(numbers: readonly string[]): (number: string) => number {
  const alike = Map.groupBy(numbers, shapeOf);
  return (number) =>
    numbers.length >= MANY_NUMBERS && (alike.get(shapeOf(number))?.length ?? 0) <= 1
      ? ODD_SHAPE
      : 1;
}

const MANY_NUMBERS = 8;
const ODD_SHAPE = 0.85;

const shapeOf = (number: string) => number.replaceAll(/\d+/gu, "9").replaceAll(/\p{L}+/gu, "A");

/** A cat's code begins with its breed: one without is of a paper whose breed was not found. */
export const codeDoubt = (ems: string): number => (/^[A-Z]{3}(?= |$)/u.test(ems) ? 1 : BREEDLESS);

const BREEDLESS = 0.78;

/** The cat's own name is the one that no place in a tree bears out: without its label, with a label's word, or a parent's again. */
export function ownNameDoubt(
  name: string,
  { isNamed, ofAncestors }: { isNamed: boolean; ofAncestors: readonly string[] },
): number {
  if (ofAncestors.includes(name)) return AGAIN;
  const isLabel = name.split(" ").some((word) => word.length > 2 && labelOf(word) !== null);
  return (isLabel ? WITH_LABEL : 1) * (isNamed ? 1 : UNNAMED);
}

const AGAIN = 0.6;
const WITH_LABEL = 0.78;
const UNNAMED = 0.8;
