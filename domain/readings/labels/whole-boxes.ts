/** A box whose brackets are read apart: "[ ]", "( x )". */
import { boxAround, type Word } from "../words.ts";

const OPENING = /^[[(]$/u;
const CLOSING = /^[\])]$/u;
const MARK = /^[^[\]()]$/u;

/** @returns the words of a row with each such box as one word, and without brackets that are left alone */
export function withWholeBoxes(row: readonly Word[]): Word[] {
  const whole: Word[] = [];
  for (let at = 0; at < row.length;) {
    const count = [2, 3].find((some) => isBox(row.slice(at, at + some))) ?? 1;
    whole.push(joined(row.slice(at, at + count)));
    at += count;
  }
  return whole.filter(({ text }) => !OPENING.test(text) && !CLOSING.test(text));
}

const isBox = (words: readonly Word[]) =>
  words.length > 1 &&
  OPENING.test(words[0]!.text) &&
  CLOSING.test(words.at(-1)!.text) &&
  words.slice(1, -1).every(({ text }) => MARK.test(text));

const joined = (parts: readonly Word[]): Word => ({
  ...parts[0]!,
  ...boxAround(parts),
  text: parts.map(({ text }) => text).join(""),
});
