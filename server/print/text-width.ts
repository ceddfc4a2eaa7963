import { runsOf, type Face } from "./fonts.ts";

/** Words come again at each size that is tried; the sum of a few sheets' is kept. */
const MOST_KEPT = 5_000;
const kept = new Map<string, number>();

/** The width of a text set in size 1; it grows as the size does. */
export function textWidth(text: string, face: Face): number {
  const key = `${face} ${text}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  let width = 0;
  for (const { text: part, font } of runsOf(text, face))
    width += font.font.layout(part).advanceWidth / font.font.unitsPerEm;
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, width);
  return width;
}
