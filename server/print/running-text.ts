/** Sets text in several styles in a box: what does not fit is set smaller, and cut with a mark once it would be unreadable. */
import type { Text } from "./drawing.ts";
import type { Face } from "./fonts.ts";
import { textWidth } from "./text-width.ts";

/** Words of one style. */
export interface Words {
  readonly text: string;
  readonly face: Face;
  readonly ink: string;
  /** As a fraction of the whole text's size. */
  readonly scale?: number;
}

export interface TextBox {
  readonly width: number;
  readonly height: number;
  /** The desired size, and the smallest readable one. */
  readonly size: number;
  readonly least: number;
}

export interface SetText {
  readonly lines: readonly (readonly Words[])[];
  readonly size: number;
  readonly height: number;
}

interface Word extends Words {
  /** At size 1, including its scale. */
  readonly width: number;
}

/** From line to line, and from a line's top to its baseline, as fractions of the size. */
export const LEADING = 1.22;
export const ASCENT = 0.95;
const STEP = 0.25;
const CUT = "…";

export function fitted(text: readonly Words[], { width, height, size, least }: TextBox): SetText {
  const words = text.flatMap(wordsOf);
  for (let at = size; ; at -= STEP) {
    const lines = brokenAt(words, width / at);
    const room = Math.max(1, Math.floor(height / (at * LEADING) + 1e-9));
    if (lines.length > room && at - STEP >= least) continue;
    const kept = lines.slice(0, room);
    if (lines.length > room) kept[room - 1] = cut(kept[room - 1]!, width / at);
    return { lines: kept.map(joined), size: at, height: kept.length * at * LEADING };
  }
}

/** The text at a place; `y` is its top. Right-aligned text ends at `x`. */
export function placed(
  { lines, size }: SetText,
  { x, y, align = "left" }: { x: number; y: number; align?: "left" | "right" },
): Text[] {
  return lines.flatMap((line, index) => {
    const widths = line.map((words) => widthOf(words) * size);
    let at = align === "left" ? x : x - widths.reduce((sum, width) => sum + width, 0);
    return line.map(({ text, face, ink, scale = 1 }, place): Text => {
      const start = at;
      at += widths[place]!;
      const baseLine = y + size * (index * LEADING + ASCENT);
      return { kind: "text", x: start, y: baseLine, text, face, ink, size: size * scale };
    });
  });
}

const widthOf = ({ text, face, scale = 1 }: Words) => textWidth(text, face) * scale;

function measured(words: Words): Word {
  return { ...words, width: widthOf(words) };
}

/** Splits at spaces; no-break spaces stay. */
function wordsOf(words: Words): Word[] {
  return words.text
    .split(" ")
    .filter(Boolean)
    .map((text) => measured({ ...words, text }));
}

const spaceBehind = (word: Words) => widthOf({ ...word, text: " " });

function lengthOf(line: readonly Word[]): number {
  return line.reduce(
    (sum, word, index) => sum + word.width + (index > 0 ? spaceBehind(line[index - 1]!) : 0),
    0,
  );
}

/** `width` is the box's at size 1. */
function brokenAt(words: readonly Word[], width: number): Word[][] {
  const lines: Word[][] = [];
  let line: Word[] = [];
  let length = 0;
  for (const word of words.flatMap((word) => piecesOf(word, width))) {
    const longer = line.length === 0 ? word.width : length + spaceBehind(line.at(-1)!) + word.width;
    if (line.length > 0 && longer > width) {
      lines.push(line);
      line = [];
    }
    length = line.length === 0 ? word.width : longer;
    line.push(word);
  }
  return [...lines, line];
}

/** Splits a word wider than the box into pieces that fit. */
function piecesOf(word: Word, width: number): Word[] {
  if (word.width <= width) return [word];
  const pieces: string[] = [];
  let length = 0;
  for (const sign of word.text) {
    const wide = widthOf({ ...word, text: sign });
    if (pieces.length === 0 || length + wide > width) {
      pieces.push("");
      length = 0;
    }
    pieces[pieces.length - 1] += sign;
    length += wide;
  }
  return pieces.map((text) => measured({ ...word, text }));
}

function cut(line: readonly Word[], width: number): Word[] {
  let kept = [...line];
  for (;;) {
    const last = kept.at(-1)!;
    const marked = [...kept.slice(0, -1), measured({ ...last, text: last.text + CUT })];
    if (lengthOf(marked) <= width || (kept.length === 1 && last.text.length <= 1)) return marked;
    const shorter = [...last.text].slice(0, -1).join("");
    kept = [
      ...kept.slice(0, -1),
      ...(shorter === "" ? [] : [measured({ ...last, text: shorter })]),
    ];
  }
}

/** Joins neighbours of the same style into one text, so that copying keeps the spaces. */
function joined(line: readonly Word[]): Words[] {
  const parts: Words[] = [];
  for (const { width: _width, ...word } of line) {
    const last = parts.pop();
    if (!last) parts.push(word);
    else if (last.face === word.face && last.ink === word.ink && last.scale === word.scale)
      parts.push({ ...last, text: `${last.text} ${word.text}` });
    else parts.push({ ...last, text: `${last.text} ` }, word);
  }
  return parts;
}
