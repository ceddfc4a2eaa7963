/** Print that stands at the same distance from each of several places. */
import type { Segment } from "../../segments.ts";

/** Where a cat's name stands across its tree: where it begins, its middle, where it ends. */
export interface Place {
  readonly position: number;
  readonly across: readonly number[];
}

/** A line, and where it stands across the tree. */
export interface Spot {
  readonly segment: Segment;
  readonly across: number;
}

export interface Offset {
  readonly position: number;
  readonly segment: Segment;
  readonly across: number;
  /** From the name to the line. */
  readonly by: number;
}

export interface SameOffset {
  /** One to each place, at the most. */
  readonly offsets: readonly Offset[];
  /** To how many of the places the same lines could belong in another way. */
  readonly rivals: number;
}

interface OffsetLimits {
  readonly farthest: number;
  readonly tolerance: number;
  readonly isOwn?: (offset: Offset) => boolean;
}

/**
 * The distance that most places have a line at.
 *
 * @param farthest no line is farther from its place
 * @param tolerance by how much the distances may differ
 * @param isOwn whether a line stands in its cat's box, as far as the tree shows
 */
export function sameOffset(
  spots: readonly Spot[],
  places: readonly Place[],
  { farthest, tolerance, isOwn = () => false }: OffsetLimits,
): SameOffset | null {
  let best: { offsets: Offset[]; all: Offset[] } | null = null;
  for (const at of [0, 1, 2]) {
    const all = places
      .flatMap(({ position, across }) =>
        spots.map((spot): Offset => ({ ...spot, position, by: spot.across - across[at]! })),
      )
      .filter(({ by }) => Math.abs(by) < farthest)
      .toSorted((a, b) => a.by - b.by);
    const offsets = mostAlike(all, tolerance, isOwn);
    if (best === null || isBetter(offsets, best.offsets, isOwn)) best = { offsets, all };
  }
  if (best === null || best.offsets.length === 0) return null;
  const { offsets, all } = best;
  const own = new Set(offsets.map(({ segment }) => segment));
  const by = offsets[0]!.by;
  const others = all.filter((one) => own.has(one.segment) && Math.abs(one.by - by) > tolerance * 2);
  return { offsets, rivals: mostAlike(others, tolerance, isOwn).length };
}

/** More of them; of as many those of which more stand in their boxes, then those that are more alike. */
function isBetter(
  one: readonly Offset[],
  other: readonly Offset[],
  isOwn: (offset: Offset) => boolean,
): boolean {
  if (one.length !== other.length) return one.length > other.length;
  const [own, others] = [one.filter(isOwn).length, other.filter(isOwn).length];
  if (own !== others) return own > others;
  return one.length > 0 && spreadOf(one) < spreadOf(other);
}

function spreadOf(offsets: readonly Offset[]): number {
  const distances = offsets.map(({ by }) => by);
  return Math.max(...distances) - Math.min(...distances);
}

/** @param sorted by their distances */
function mostAlike(
  sorted: readonly Offset[],
  tolerance: number,
  isOwn: (offset: Offset) => boolean,
): Offset[] {
  let best: Offset[] = [];
  for (const [from, { by: least }] of sorted.entries()) {
    const own = new Map<number, Offset>();
    const lines = new Set<Segment>();
    for (let at = from; at < sorted.length && sorted[at]!.by - least <= tolerance; at++) {
      const one = sorted[at]!;
      if (own.has(one.position) || lines.has(one.segment)) continue;
      own.set(one.position, one);
      lines.add(one.segment);
    }
    if (isBetter([...own.values()], best, isOwn)) best = [...own.values()];
  }
  return best;
}
