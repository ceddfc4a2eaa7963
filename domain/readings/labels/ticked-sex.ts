/** Forms print both sexes, each behind a box, and one box is crossed: "[ ] männlich [X] weiblich". */
import type { Segment, Sheet } from "../segments.ts";
import { sexIn } from "../sex-words.ts";
import { middleOf, rightOf, type Word } from "../words.ts";

/** In text heights. */
const SAME_ROW = 0.8;
const BOX_FAR = 2.5;
/** A cross, with what is left of its box. */
const CROSS = /^[[(|{]?\s?[XxХх×✓✔☒☑✗✘+*][XxХх×]?\s?[\])|}]?$/u;
const MOST_OF_BOX = 3;

/** @returns null where the label is not followed by both sexes; its word is null where none is seen to be crossed, or both are */
export function tickedSex(label: Segment, sheet: Sheet): { readonly word: Word | null } | null {
  const choices = sheet.segments.filter(({ words }) =>
    words.every((word) => isSexWord(word.text) || isBox(word.text) || label.words.includes(word)),
  );
  const row = [...choices.flatMap(({ words }) => words), ...sheet.boxes]
    .filter(
      (word) =>
        Math.abs(middleOf(word) - middleOf(label)) < sheet.em * SAME_ROW &&
        word.x >= rightOf(label) - 1,
    )
    .toSorted((a, b) => a.x - b.x);
  const named = row.filter((word) => isSexWord(word.text));
  if (named.length !== 2 || sexIn(named[0]!.text) === sexIn(named[1]!.text)) return null;
  const crossed = new Set(
    row.flatMap((box) => {
      const near = named.toSorted((a, b) => gapBetween(box, a) - gapBetween(box, b))[0]!;
      return CROSS.test(box.text) && gapBetween(box, near) < sheet.em * BOX_FAR ? [near] : [];
    }),
  );
  return { word: crossed.size === 1 ? [...crossed][0]! : null };
}

const isBox = (text: string) => text.length <= MOST_OF_BOX;
const LETTERS = 3;
const isSexWord = (text: string) => text.length >= LETTERS && sexIn(text) !== null;

const gapBetween = (one: Word, other: Word) =>
  one.x < other.x ? other.x - rightOf(one) : one.x - rightOf(other);
