/** The words of a drawn line with their boxes, so that a form can be read without recognising its letters. */
import type { Word } from "@felistry/domain/readings/words.ts";
import type { Glyph } from "./fonts.ts";

export interface PlacedGlyph {
  char: string;
  glyph: Glyph;
  /** From the beginning of the line, before it is set narrower. */
  x: number;
  size: number;
}

/** A word's pixels to the point: those of 240 dots an inch. */
export const PIXELS = 240 / 72;

export function wordsOf(
  glyphs: readonly PlacedGlyph[],
  at: { x: number; y: number; squeeze: number },
): Word[] {
  const words: PlacedGlyph[][] = [[]];
  for (const glyph of glyphs)
    if (glyph.char.trim() === "") words.push([]);
    else words.at(-1)!.push(glyph);
  return words.filter((word) => word.length > 0).map((word) => wordOf(word, at));
}

function wordOf(
  word: readonly PlacedGlyph[],
  { x, y, squeeze }: { x: number; y: number; squeeze: number },
): Word {
  const first = word[0]!;
  const last = word.at(-1)!;
  const top = Math.max(...word.map(({ glyph, size }) => glyph.top * size));
  const bottom = Math.min(...word.map(({ glyph, size }) => glyph.bottom * size));
  return {
    text: word.map(({ char }) => char).join(""),
    confidence: 0.95,
    x: (x + first.x * squeeze) * PIXELS,
    y: (y - top) * PIXELS,
    w: (last.x + last.glyph.advance * last.size - first.x) * squeeze * PIXELS,
    h: (top - bottom) * PIXELS,
  };
}
