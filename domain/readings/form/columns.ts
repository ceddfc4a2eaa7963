/** Where the generations' columns may begin: places at which several lines begin, or around which they are centred. */
import { inOrderAcross, type Scale } from "./groups.ts";
import type { Columns } from "./fit.ts";
import type { PrintedLine } from "./printed-line.ts";

/** What the lines of a column have in common. */
export type Alignment = "start" | "centre" | "end";

/** In text heights. */
const SAME_PLACE = 0.9;
const LARGEST_INDENT = 2.5;
const MOST_PLACES = 12;
const LEAST_OLDER = 3;
const MOST_ALONE = 2;
const MOST_CHAINS = 8;
export const MOST_GENERATIONS = 5;

interface Place {
  readonly at: number;
  readonly lines: readonly PrintedLine[];
  readonly names: number;
}

const anchorOf = (line: PrintedLine, alignment: Alignment): number =>
  alignment === "centre" ? (line.start + line.end) / 2 : line[alignment];

/** The likeliest ways to take the lines as columns, each a generation; the likeliest first. */
export function columnChains(
  lines: readonly PrintedLine[],
  alignment: Alignment,
  scale: Scale,
): { columns: Columns; promise: number }[] {
  const { em } = scale;
  const places = placesOf(lines, alignment, em);
  const sorted = lines
    .map((line) => ({ line, anchor: anchorOf(line, alignment) }))
    .toSorted((a, b) => a.anchor - b.anchor);
  const tolerance = em * SAME_PLACE;
  const chains = subsets(places.length)
    .map((chain) => ({ chain, promise: promiseOf(chain, places) }))
    .toSorted((a, b) => b.promise - a.promise)
    .slice(0, MOST_CHAINS);
  return chains.map(({ chain, promise }) => {
    const cuts = chain.map((index, i) =>
      cutBefore(places, index, chain[i - 1], alignment, tolerance),
    );
    const columns = cuts.map((cut, i) =>
      inOrderAcross(
        aligned(
          sorted.filter(({ anchor }) => anchor >= cut && anchor < (cuts[i + 1] ?? Infinity)),
          places[chain[i]!]!.at,
          em,
        ),
        scale,
      ),
    );
    return { columns, promise };
  });
}

/** Lines that begin elsewhere are of the column only where another stands in their row. */
function aligned(
  lines: readonly { line: PrintedLine; anchor: number }[],
  at: number,
  em: number,
): PrintedLine[] {
  const isAt = (anchor: number) => Math.abs(anchor - at) < em * LARGEST_INDENT;
  const rows = lines.filter(({ anchor }) => isAt(anchor)).map(({ line }) => line);
  const hasRow = (line: PrintedLine) =>
    rows.some(({ from, to }) => Math.abs(from + to - line.from - line.to) < em * 1.2);
  return lines.flatMap(({ line, anchor }) => (isAt(anchor) || hasRow(line) ? [line] : []));
}

function placesOf(lines: readonly PrintedLine[], alignment: Alignment, em: number): Place[] {
  const sorted = lines.toSorted((a, b) => anchorOf(a, alignment) - anchorOf(b, alignment));
  const places: { at: number; lines: PrintedLine[] }[] = [];
  for (const line of sorted) {
    const at = anchorOf(line, alignment);
    const last = places.at(-1);
    if (last && at - last.at < em * SAME_PLACE) last.lines.push(line);
    else places.push({ at, lines: [line] });
  }
  const named = places
    .map(({ at, lines: own }) => ({ at, lines: own, names: own.filter(isName).length }))
    .filter(({ names }) => names > 0);
  const columns = named.filter(({ lines: own }) => own.length >= 2);
  const older = columns.find(({ names }) => names >= LEAST_OLDER);
  // Of two parents one may be lost: the other stands alone before the grandparents. Where both are there, what is alone is no cat.
  const hasParents = columns.some(({ at, names }) => names === 2 && older && at < older.at);
  const alone = named
    .filter(({ at, lines: own }) => own.length === 1 && older && at < older.at && !hasParents)
    .slice(-MOST_ALONE);
  return columns
    .toSorted((a, b) => b.lines.length - a.lines.length)
    .slice(0, MOST_PLACES - alone.length)
    .concat(alone)
    .toSorted((a, b) => a.at - b.at);
}

const isName = ({ kind }: PrintedLine) => kind === "name" || kind === "whole";

function subsets(count: number): number[][] {
  const found: number[][] = [];
  for (let mask = 1; mask < 2 ** count; mask++) {
    const chain: number[] = [];
    for (let i = 0; i < count && chain.length <= MOST_GENERATIONS; i++)
      if (mask & (1 << i)) chain.push(i);
    if (chain.length >= 2 && chain.length <= MOST_GENERATIONS) found.push(chain);
  }
  return found;
}

/** Cats that have a place, less those for which there is none, and cells for which there is none: 2, 4, 8, 16. */
function promiseOf(chain: readonly number[], places: readonly Place[]): number {
  let promise = 0;
  for (const [i, place] of chain.entries()) {
    const { names } = places[place]!;
    const cells = 2 ** (i + 1);
    promise += Math.min(names, cells) - 0.2 * Math.max(0, names - cells * 1.5);
    promise -= 0.4 * Math.max(0, cells - names);
  }
  return promise;
}

function cutBefore(
  places: readonly Place[],
  index: number,
  before: number | undefined,
  alignment: Alignment,
  tolerance: number,
): number {
  const { at } = places[index]!;
  if (alignment === "start") return at - tolerance * 0.6;
  if (alignment === "end") {
    const last = before === undefined ? null : places[before]!;
    return last ? last.at + tolerance * 2 : -Infinity;
  }
  const last = before === undefined ? null : places[before]!.at;
  return last === null ? at - tolerance * 8 : (last + at) / 2;
}
