/** Words with boxes as a reader of print returns them, for sheets drawn in a test. */
import type { Word } from "@felistry/domain/readings/words.ts";

export interface Ink {
  readonly size?: number;
  readonly align?: "left" | "centre" | "right";
  readonly confidence?: number;
}

/** As wide as a proportional face of this size. */
const LETTER = 0.5;
const SPACE = 0.3;

export function widthOf(text: string, size: number): number {
  const words = text.split(" ");
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  return letters * size * LETTER + (words.length - 1) * size * SPACE;
}

/** A line of print; `x` is its left edge, middle or right edge. Words without tall letters are lower, as boxes of print are. */
export function drawnLine(
  x: number,
  y: number,
  text: string,
  { size = 20, align = "left", confidence = 0.93 }: Ink = {},
): Word[] {
  const width = widthOf(text, size);
  let left = align === "left" ? x : align === "centre" ? x - width / 2 : x - width;
  return text.split(" ").map((word) => {
    const w = word.length * size * LETTER;
    const isLow = !/[\p{Lu}\dbdfhkltб]/u.test(word);
    const box = isLow ? { y: y + size * 0.25, h: size * 0.75 } : { y, h: size };
    const drawn: Word = { text: word, confidence, x: left, w, ...box };
    left += w + size * SPACE;
    return drawn;
  });
}

/** Several lines below each other. */
export function drawnLines(x: number, y: number, texts: readonly string[], ink: Ink = {}): Word[] {
  const pitch = (ink.size ?? 20) * 1.25;
  return texts.flatMap((text, i) => drawnLine(x, y + i * pitch, text, ink));
}
