import type { GreyImage } from "./grey-image.ts";

export interface Skew {
  /** By how many degrees the lines of print slope down to the right (clockwise is positive). */
  readonly degrees: number;
  /** The print runs from top to bottom, so the page is on its side. */
  readonly onItsSide: boolean;
}

const WIDEST = 14;
/** How many dark pixels are examined; more would not help. */
const MOST_POINTS = 60_000;
const DARK = 150;
const LONG_SIDE = 1100;
/** In its pixels: longer than all but the largest letters. */
const RULE = 24;

/**
 * Determines a page's skew from projection profiles: at the right angle, lines of print are dark and the paper between them
 * is white, so the numbers of dark pixels per row differ most. This cannot tell whether the page is upside down.
 */
export function findSkew(image: GreyImage): Skew {
  const { points, letters, across, down } = darkPoints(image);
  if (points.length < 200) return { degrees: 0, onItsSide: false };
  const flat = bestAngle(points, across, down, false);
  const turned = bestAngle(points, across, down, true);
  const print = letters.length < 200 ? points : letters;
  return scoreOf(print, across, down, turned.degrees, true) >
    scoreOf(print, across, down, flat.degrees, false)
    ? { degrees: turned.degrees, onItsSide: true }
    : { degrees: flat.degrees, onItsSide: false };
}

interface DarkPoints {
  /** x and y alternating. */
  readonly points: Float32Array;
  /** Those of no rule or frame: the rules of a table run both ways, and say nothing of the print's. */
  readonly letters: Float32Array;
  readonly across: number;
  readonly down: number;
}

function darkPoints({ data, width, height }: GreyImage): DarkPoints {
  const step = Math.max(1, Math.max(width, height) / LONG_SIDE);
  const across = Math.floor(width / step);
  const down = Math.floor(height / step);
  const dark = new Uint8Array(across * down);
  const found: number[] = [];
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++)
      if (data[Math.floor(y * step) * width + Math.floor(x * step)]! < DARK) {
        dark[y * across + x] = 1;
        found.push(x, y);
      }
  const kept = fewOf(found);
  const ruled = rulesOf(dark, across, down);
  const letters = found.filter((_, i) => {
    const first = i - (i % 2);
    return ruled[found[first + 1]! * across + found[first]!] === 0;
  });
  return {
    points: Float32Array.from(kept),
    letters: Float32Array.from(fewOf(letters)),
    across,
    down,
  };
}

function fewOf(found: readonly number[]): readonly number[] {
  const every = Math.ceil(found.length / 2 / MOST_POINTS);
  return every <= 1 ? found : found.filter((_, i) => Math.floor(i / 2) % every === 0);
}

/** The pixels of rows and columns that are dark for longer than a letter is high. */
function rulesOf(dark: Uint8Array, across: number, down: number): Uint8Array {
  const ruled = new Uint8Array(dark.length);
  const mark = (lines: number, length: number, at: (line: number, i: number) => number) => {
    for (let line = 0; line < lines; line++)
      for (let i = 0, from = 0; i <= length; i++) {
        if (i < length && dark[at(line, i)] === 1) continue;
        if (i - from >= RULE) for (let j = from; j < i; j++) ruled[at(line, j)] = 1;
        from = i + 1;
      }
  };
  mark(down, across, (y, x) => y * across + x);
  mark(across, down, (x, y) => y * across + x);
  return ruled;
}

function bestAngle(points: Float32Array, across: number, down: number, isSide: boolean) {
  let best = { degrees: 0, score: scoreOf(points, across, down, 0, isSide) * 1.0001 };
  const search = (from: number, to: number, step: number) => {
    for (let degrees = from; degrees <= to + 1e-9; degrees += step) {
      const score = scoreOf(points, across, down, degrees, isSide);
      if (score > best.score) best = { degrees, score };
    }
  };
  search(-WIDEST, WIDEST, 0.5);
  search(best.degrees - 0.4, best.degrees + 0.4, 0.1);
  search(best.degrees - 0.08, best.degrees + 0.08, 0.02);
  return best;
}

/** How unevenly dark pixels are spread over the rows of a page turned back by some degrees. */
function scoreOf(
  points: Float32Array,
  across: number,
  down: number,
  degrees: number,
  isSide: boolean,
): number {
  const radians = (degrees * Math.PI) / 180;
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  const counts = new Float32Array(2 * (across + down) + 2);
  const offset = across + down;
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i]!;
    const y = points[i + 1]!;
    const row = isSide ? x * cos + y * sin : y * cos - x * sin;
    counts[Math.round(row) + offset]!++;
  }
  let score = 0;
  for (let i = 1; i < counts.length; i++) score += (counts[i]! - counts[i - 1]!) ** 2;
  return score;
}
