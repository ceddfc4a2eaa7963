/** Words that belong together on a line: a label, a value, a name. */
import {
  type Box,
  boxAround,
  median,
  middleOf,
  type PageWords,
  rightOf,
  type Word,
} from "./words.ts";

export interface Segment extends Box {
  readonly words: readonly Word[];
  readonly text: string;
  /** Its page, from 0. */
  readonly page: number;
}

export interface Sheet {
  readonly page: number;
  readonly width: number;
  readonly height: number;
  /** The height of ordinary print, the unit of distance. */
  readonly em: number;
  readonly segments: readonly Segment[];
  /** Strokes and dashes by themselves, which part languages: they belong to no segment. */
  readonly signs: readonly Word[];
  /** Crosses, ticks, rings and empty boxes by themselves, which belong to no segment either. */
  readonly boxes: readonly Word[];
}

/** A space within a line is narrower than this many text heights; columns are farther apart. */
const WIDEST_SPACE = 1.3;
/** A row of dots is read as letters that are as low. */
const LOWEST = 0.2;
/** How far apart vertically the middles of two words on a line may be, in heights. */
const SAME_LINE = 0.5;

/** Groups a page's words into segments, top to bottom and left to right. */
export function sheetOf(page: PageWords, index: number): Sheet {
  const print = page.words.flatMap(atLeaders).filter(isPrint);
  const em = median(print.map((word) => word.h)) || 1;
  const words = print.filter(({ h }) => h > em * LOWEST);
  const lines: Word[][] = [];
  /** Those that a word so far to the right may still go on with. */
  let open: Word[][] = [];
  for (const word of words.toSorted((a, b) => a.x - b.x)) {
    open = open.filter((line) => word.x < reachOf(line.at(-1)!, em));
    const line = open.find((group) => continues(group.at(-1)!, word, em));
    if (line) line.push(word);
    else {
      lines.push([word]);
      open.push(lines.at(-1)!);
    }
  }
  const segments = lines
    .map((group) => segmentOf(group, index))
    .toSorted((a, b) => middleOf(a) - middleOf(b) || a.x - b.x);
  const signs = page.words.filter(({ text }) => PARTING_SIGN.test(text));
  const boxes = page.words.filter(({ text }) => BOX_SIGN.test(text));
  return { page: index, width: page.width, height: page.height, em, segments, signs, boxes };
}

export function segmentOf(words: readonly Word[], page: number): Segment {
  return { ...boxAround(words), words, text: words.map((word) => word.text).join(" "), page };
}

const PARTING_SIGN = /^[/–—-]$/u;
/** Also an empty box of brackets, whole or in halves, and a ring around a letter. */
const BOX_SIGN = /^(?:[([/]?[©®@][)\]]?|[[(|]?[×✓✔☒☑✗✘☐□][\])|]?|[[(]_?[\])]?|[\])])$/u;

/** Line fragments and specks are read as bars, dashes and dots. */
function isPrint(word: Word): boolean {
  const { text, h, w } = word;
  return /[\p{L}\p{N}&№]/u.test(text) && h > 2 && w > 1 && !isRowOfDots(word);
}

/** A row of dots is read as letters that are as round and as low, "eesssesososoun": long words have more different ones. */
function isRowOfDots({ text, confidence }: Word): boolean {
  const letters = text.toLowerCase().replaceAll(/[^\p{L}]/gu, "");
  const { size } = new Set(letters);
  return (
    !/\d/u.test(text) &&
    letters.length >= 9 &&
    size <= 5 &&
    letters.length > size * 2 &&
    confidence < 0.6
  );
}

const LEADERS = /^(?<before>.*?[^._…·]):?(?:[.…·]{3,}|_{2,})(?<after>.*)$/u;
const GLUED = /^(?<before>\p{L}[\p{L}/.]+:)(?<after>[\p{L}\p{N}(].*)$/u;

/** A label and its value are two words, though dots lead from one to the other: "Name......Mira", "Sex:male". */
function atLeaders(word: Word): Word[] {
  const { before = "", after = "" } =
    (LEADERS.exec(word.text) ?? GLUED.exec(word.text))?.groups ?? {};
  if (before === "") {
    const text = word.text.replace(/^[.…·_]{2,}/u, "");
    return text === word.text ? [word] : [{ ...word, text }];
  }
  const label = before.endsWith(":") ? before : `${before}:`;
  const w = (word.w * before.length) / word.text.length;
  const rest = { ...word, text: after, x: word.x + w, w: word.w - w };
  return [{ ...word, text: label, w }, ...atLeaders(rest)];
}

/** As far as a word of any height may go on with this one. */
function reachOf(last: Word, em: number): number {
  return rightOf(last) + Math.max(em, last.h) * WIDEST_SPACE;
}

function continues(before: Word, word: Word, em: number): boolean {
  const height = Math.max(em, Math.min(before.h, word.h));
  const gap = word.x - rightOf(before);
  return (
    Math.abs(middleOf(before) - middleOf(word)) < height * SAME_LINE &&
    gap < height * WIDEST_SPACE &&
    // A short word is sometimes given the box of its whole line: `SIB` that of `SIB n 23`.
    (gap > -height || word.x - before.x > height)
  );
}
