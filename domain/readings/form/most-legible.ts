/** However much is printed, or taken for print, the search has bounds. */
import type { Segment, Sheet } from "../segments.ts";

/** More than a pedigree of five generations has, with all that may stand around it. */
const MOST_SEGMENTS = 600;
/** Longer words say no more of themselves. */
const LONG = 12;

export function mostLegible(sheet: Sheet): Sheet {
  if (sheet.segments.length <= MOST_SEGMENTS) return sheet;
  const legible = new Set(
    sheet.segments.toSorted((a, b) => legibilityOf(b) - legibilityOf(a)).slice(0, MOST_SEGMENTS),
  );
  return { ...sheet, segments: sheet.segments.filter((segment) => legible.has(segment)) };
}

function legibilityOf({ words }: Segment): number {
  return words.reduce(
    (sum, { text, confidence }) => sum + Math.min(text.length, LONG) * confidence,
    0,
  );
}
