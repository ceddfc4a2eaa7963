/** What the weights of a litter's kittens say, in grams, at most one a day. */
import { addDays } from "../calendar.ts";

/** A newborn of a small breed with nothing to spare, and more than any kitten of half a year. */
export const GRAMS = { least: 20, most: 9999 };
/** Weights are kept while kittens are at home. */
export const WEIGHED_DAYS = 182;

export interface Weight {
  readonly day: string;
  readonly grams: number;
}

export interface Loss {
  readonly day: string;
  readonly grams: number;
}

/**
 * The kitten's last loss from one day to the next, if its newest weight has not made up for it; null otherwise. Kittens
 * gain some 10 g a day, and one that loses weight is to be looked at at once (The Kitten Nursery, "Assessing weight",
 * https://www.thekittennursery.org.au/assessing-weight). Across a gap of days nothing is said: it may have grown and lost.
 * @param weights by day
 */
export function lossOf(weights: readonly Weight[]): Loss | null {
  const newest = weights.at(-1);
  for (let at = weights.length - 1; at > 0; at--) {
    const [before, now] = [weights[at - 1]!, weights[at]!];
    if (addDays(before.day, 1) !== now.day || now.grams >= before.grams) continue;
    return newest!.grams >= before.grams ? null : { day: now.day, grams: before.grams - now.grams };
  }
  return null;
}

export interface Line {
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

export interface Chart {
  readonly lines: readonly Line[];
  /** Round numbers of grams with their heights. */
  readonly marks: readonly { readonly grams: number; readonly y: number }[];
  readonly lastAge: number;
}

const STEPS = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
const MARKS_MOST = 5;

/** Lines over age in days, in a box of this size; y grows downwards, as in SVG. */
export function chartOf(
  kittens: readonly (readonly Weight[])[],
  born: string,
  { width, height }: { readonly width: number; readonly height: number },
): Chart {
  const ageOf = (day: string) => (Date.parse(day) - Date.parse(born)) / 86_400_000;
  const all = kittens.flat();
  const lastAge = Math.max(1, ...all.map(({ day }) => ageOf(day)));
  const heaviest = Math.max(GRAMS.least, ...all.map(({ grams }) => grams));
  const step = STEPS.find((size) => heaviest / size <= MARKS_MOST) ?? STEPS.at(-1)!;
  const top = Math.ceil(heaviest / step) * step;
  const round = (value: number) => Math.round(value * 10) / 10;
  const yOf = (grams: number) => round(height - (grams / top) * height);
  return {
    lines: kittens.map((weights) => ({
      points: weights.map(({ day, grams }) => ({
        x: round((ageOf(day) / lastAge) * width),
        y: yOf(grams),
      })),
    })),
    marks: Array.from({ length: top / step + 1 }, (_, at) => ({
      grams: at * step,
      y: yOf(at * step),
    })),
    lastAge,
  };
}
