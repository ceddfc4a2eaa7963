/** Forms print both sexes, each with a box, and one box is crossed: "[ ] männlich [X] weiblich". */
import { type Segment, segmentOf, type Sheet } from "../segments.ts";
import { sexIn } from "../sex-words.ts";
import { middleOf, rightOf, type Word } from "../words.ts";
import { withWholeBoxes } from "./whole-boxes.ts";

/** In text heights. */
const SAME_ROW = 0.8;
const BOX_FAR = 2.5;
const BELOW_MOST = 3;
const SAME_EDGE = 1.5;
/** A box this much nearer to one word is clearly at that one; the boxes of print are not drawn more exactly. */
const CLEARLY_NEARER = 0.3;
/** A cross, with what is left of its box. */
const CROSS = /^[[(|{]?\s?[XxХх×✓✔☒☑✗✘+*][XxХх×]?\s?[\])|}]?$/u;
/** An empty box, also where it is read as a letter. */
const EMPTY = /^[[(|{]?[\p{L}\d☐□_]?[\])|}]?$/u;
const SURELY_EMPTY = /^[[(|{]?[☐□_]?[\])|}]?$/u;
/** What an empty box is read as, and a crossed one hardly ever: "L]", "LI]", «Г]», "O". */
const LIKELY_EMPTY = /^(?:[[(|{LIlГ]{0,2}[\])}]|[[(]|[OОo0○]|[☐□])$/u;
const MOST_OF_BOX = 3;
/** Where a box is not empty, but nothing says what is in it, or where it is lost: never sure. */
const BY_THE_OTHER = 0.3;

/**
 * @returns null where the label is not followed by both sexes, nor by one with a box; its word is null where none is seen
 * to be crossed, both are, or a cross may as well be the other's
 */
export function tickedSex(label: Segment, sheet: Sheet): { readonly word: Word | null } | null {
  const row = rowOf(label, sheet);
  const named = namedIn(row);
  const sexes = sexesOf(named, sheet.page);
  const boxes = row.filter((word) => !named.includes(word) && isBox(word.text));
  const isOne = sexes.length === 1 && hasOwnBox(sexes[0]!, boxes, sheet.em);
  if (sexes.length !== 2 && !isOne) return null;
  const crossed = new Set(
    boxes.filter(({ text }) => CROSS.test(text)).map((box) => ownerOf(box, sexes, boxes, sheet.em)),
  );
  crossed.delete("far");
  const [owner] = crossed;
  if (crossed.size === 0 && sexes.length === 2) return { word: byTheOther(sexes, boxes, sheet.em) };
  return { word: crossed.size === 1 && typeof owner === "object" ? owner.words[0]! : null };
}

/**
 * Of two boxes one is clearly empty, and the other one is read as some letters, or as nothing: a cross by hand is seldom read as one.
 * How sure that is shows in the word.
 */
function byTheOther(
  [one, other]: readonly Segment[],
  boxes: readonly Word[],
  em: number,
): Word | null {
  const sexes = [one!, other!];
  const empty = new Set(
    boxes
      .filter(({ text }) => LIKELY_EMPTY.test(text))
      .map((box) => ownerOf(box, sexes, boxes, em)),
  );
  empty.delete("far");
  const [owner] = empty;
  if (empty.size !== 1 || typeof owner !== "object") return null;
  const crossed = owner === one ? other! : one!;
  const word = crossed.words[0]!;
  return { ...word, confidence: word.confidence * BY_THE_OTHER };
}

/** The words and boxes behind the label; below it if no sex is behind it. */
function rowOf(label: Segment, sheet: Sheet): Word[] {
  const choices = sheet.segments.filter(({ words }) =>
    words.every((word) => isSexWord(word.text) || isShort(word.text) || label.words.includes(word)),
  );
  const words = [...choices.flatMap((choice) => choice.words), ...sheet.boxes];
  const rowAt = (middle: number, from: number) =>
    withWholeBoxes(
      words
        .filter(
          (word) =>
            Math.abs(middleOf(word) - middle) < sheet.em * SAME_ROW &&
            word.x >= from &&
            !label.words.includes(word),
        )
        .toSorted((a, b) => a.x - b.x),
    );
  const row = rowAt(middleOf(label), rightOf(label) - 1);
  const isAlone = sheet.segments.some(
    (one) => one.words.length === label.words.length && one.words[0] === label.words[0],
  );
  if (!isAlone || namedIn(row).length > 0) return row;
  const below = words
    .filter(({ y }) => y > label.y + label.h / 2 && y - label.y - label.h < sheet.em * BELOW_MOST)
    .filter(({ x }) => Math.abs(x - label.x) < sheet.em * SAME_EDGE)
    .toSorted((a, b) => a.y - b.y)[0];
  return below ? rowAt(middleOf(below), label.x - sheet.em * SAME_EDGE) : row;
}

/** A letter is a sex only where no word is one: a misread box is a letter too. */
function namedIn(row: readonly Word[]): Word[] {
  const inWords = row.filter(({ text }) => isSexWord(text));
  return inWords.length > 0 ? inWords : row.filter(({ text }) => SEX_LETTER.test(text));
}

/** Each sex with all its words beside each other: "Male / männlich". */
function sexesOf(named: readonly Word[], page: number): Segment[] {
  const sexes: Word[][] = [];
  for (const word of named) {
    const last = sexes.at(-1);
    if (last && sexIn(last[0]!.text) === sexIn(word.text)) last.push(word);
    else sexes.push([word]);
  }
  return sexes.map((words) => segmentOf(words, page));
}

/**
 * A box between two sexes may be as near to both. The outermost one has a word on one side only, and says for its row
 * whether boxes stand before or behind.
 *
 * @returns "far" for a cross that is at neither, "unclear" for one that may be either's
 */
function ownerOf(
  box: Word,
  sexes: readonly Segment[],
  boxes: readonly Word[],
  em: number,
): Segment | "far" | "unclear" {
  const [nearest, other] = sexes.toSorted((a, b) => gapBetween(box, a) - gapBetween(box, b));
  if (gapBetween(box, nearest!) >= em * BOX_FAR) return "far";
  if (other === undefined || box.x < sexes[0]!.x || box.x > sexes[1]!.x) return nearest!;
  const isClear = gapBetween(box, other) - gapBetween(box, nearest!) >= em * CLEARLY_NEARER;
  const isBefore = boxes.some(
    (one) => one.x < sexes[0]!.x && gapBetween(one, sexes[0]!) < em * BOX_FAR,
  );
  const isBehind = boxes.some(
    (one) => one.x > sexes[1]!.x && gapBetween(one, sexes[1]!) < em * BOX_FAR,
  );
  if (isBefore === isBehind) return isClear ? nearest! : "unclear";
  const own = isBefore ? sexes[1]! : sexes[0]!;
  return isClear && own !== nearest ? "unclear" : own;
}

/** One sex alone is the value as it is printed, unless its box says that it is a choice. */
const hasOwnBox = (sex: Segment, boxes: readonly Word[], em: number) =>
  boxes.some(
    (box) =>
      gapBetween(box, sex) < em * BOX_FAR && (CROSS.test(box.text) || SURELY_EMPTY.test(box.text)),
  );

const isShort = (text: string) => text.length <= MOST_OF_BOX;
const isBox = (text: string) => CROSS.test(text) || EMPTY.test(text) || LIKELY_EMPTY.test(text);
const LETTERS = 3;
/** Of those that `sexIn` knows, "N" and "U" are left out: a box is read as these. */
const SEX_LETTER = /^[MFWМЖ]$/iu;
const isSexWord = (text: string) => text.length >= LETTERS && sexIn(text) !== null;

const gapBetween = (one: Word, other: Segment) =>
  one.x < other.x ? other.x - rightOf(one) : one.x - rightOf(other);
