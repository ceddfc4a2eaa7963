import { runsOf, type Face } from "./fonts.ts";

/** Words recur at each size that is tried; this holds the words of a few sheets. */
const MOST_KEPT = 5_000;
const kept = new Map<string, number>();

/** The width of a text at size 1; it is proportional to the size. */
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
