/** Forms print both sexes, "M / F", and one is ringed by hand: the ringed one is hardly ever read, and the other one is no answer. */
import { type Segment, segmentOf, type Sheet } from "../segments.ts";
import { sexIn } from "../sex-words.ts";
import { median, middleOf, rightOf, type Word } from "../words.ts";

/** In text heights. */
const SAME_ROW = 0.8;
const BESIDE = 8;
const SAME_EDGE = 1;
const FARTHER = 3;
/** What a letter in a ring is read as, alone or with what parts the two. */
const RING = /^[/([]*[©®@]|[©®@™][)\]]*$/u;
/** What is read so has another shape than a letter. */
const GUESSED = 0.2;
const PARTING = /^[/|]$/u;

interface LabelledPrint {
  readonly key: string;
  readonly label: Segment;
  readonly value: Segment | null;
}

/** @returns where the choice stands; null where one sex is printed as it is, or none */
export function sexToChoose(label: Segment, sheet: Sheet): Segment | null {
  const row = rowBehind(label, sheet);
  const named = row.filter(({ text }) => sexOfChoice(text) !== null);
  const [first] = named;
  if (!first) return null;
  const isBoth = new Set(named.map(({ text }) => sexOfChoice(text))).size > 1;
  const beside = row.filter(
    (word) => !named.includes(word) && gapOf(word, first) < sheet.em * BESIDE,
  );
  const isOpen = isBoth || beside.some((word) => speaksOfOther(word, first, beside));
  return isOpen ? segmentOf([...named, ...beside], sheet.page) : null;
}

/** A ring, print that is lost before the sex, and print that is lost behind a stroke. */
function speaksOfOther(word: Word, sex: Word, beside: readonly Word[]): boolean {
  if (RING.test(word.text)) return true;
  if (word.confidence >= GUESSED || PARTING.test(word.text)) return false;
  return word.x < sex.x || beside.some(({ text, x }) => x < word.x && PARTING.test(text));
}

/**
 * A sex that begins much farther right than all other values of its column is the second of two.
 *
 * @param crossed the labels whose sex a crossed box says
 */
export function withoutSecondSex<Field extends LabelledPrint>(
  fields: readonly Field[],
  crossed: ReadonlySet<Segment>,
  em: number,
): Field[] {
  return fields.map((field) => {
    if (field.key !== "sex" || field.value === null || crossed.has(field.label)) return field;
    const { label, value } = field;
    const others = fields.flatMap((one) =>
      one.key !== "sex" &&
      one.value !== null &&
      Math.abs(one.label.x - label.x) < em * SAME_EDGE &&
      Math.abs(middleOf(one.value) - middleOf(one.label)) < em
        ? [one.value.x]
        : [],
    );
    const isInColumn =
      others.length >= LEAST_OTHERS &&
      others.every((x) => Math.abs(x - median(others)) < em * SAME_EDGE);
    const isFar = isInColumn && value.x - median(others) > em * FARTHER;
    return isFar ? { ...field, value: unread(value) } : field;
  });
}

const LEAST_OTHERS = 2;

/** It has its place, and says nothing. */
export const unread = (segment: Segment): Segment => ({ ...segment, text: "" });

function rowBehind(label: Segment, sheet: Sheet): Word[] {
  const words = [
    ...sheet.segments.flatMap((segment) => segment.words),
    ...sheet.signs,
    ...sheet.boxes,
  ]
    .filter(
      (word) =>
        word.x > rightOf(label) - 1 &&
        !label.words.includes(word) &&
        Math.abs(middleOf(word) - middleOf(label)) < sheet.em * SAME_ROW,
    )
    .toSorted((a, b) => a.x - b.x);
  const next = words.findIndex(({ text }) => text.length > 1 && text.endsWith(":"));
  return next < 0 ? words : words.slice(0, next);
}

/** Letters and words, with a ring or without; "N", "U" and the like are as well something else. */
function sexOfChoice(text: string): "male" | "female" | null {
  const bare = text.replaceAll(/[()[\]/.,]/gu, "");
  const isSex = bare.length > 2 || /^(?:[MFWМЖ]|[♂♀])$/iu.test(bare);
  return isSex ? sexIn(bare) : null;
}

const gapOf = (one: Word, other: Word) =>
  one.x < other.x ? other.x - rightOf(one) : one.x - rightOf(other);
