/** A sheet photographed on a table: where its corners are. */
import type { Corners } from "@felistry/domain/readings/perspective.ts";
import type { Point } from "@felistry/domain/readings/point.ts";
import type { GreyImage } from "./grey-image.ts";

/** The table's share of the picture at a side, at most. */
const WIDEST_TABLE = 0.3;
/** Over so many pixels on either side of an edge the brightness is compared. */
const REACH = 5;
/** Paper is by so much brighter than the table beside it. */
const BRIGHTER = { by: 18, times: 1.18 };
/** A side is where so many of the lines across it see an edge. */
const LEAST_SEEN = 0.6;
const LINES = 80;
/** Of the steepest rise. */
const CLEAR = 0.4;
/** How far from the side an edge may be, in pixels of the small picture. */
const STRAIGHT = 2.5;
const LEAST_AREA = 0.35;

/** A line `along * slope + offset`, across the direction in which it was sought. */
interface Side {
  readonly slope: number;
  readonly offset: number;
}

/**
 * @param image a small picture: about 800 pixels on its long side
 * @returns in fractions of the picture; null if the paper does not lie on something darker at three sides at least
 */
export function findPaper(image: GreyImage): Corners | null {
  const { width, height } = image;
  const left = sideOf(image, width, height, (depth, along) => along * width + depth);
  const right = sideOf(image, width, height, (depth, along) => (along + 1) * width - 1 - depth);
  const top = sideOf(image, height, width, (depth, along) => depth * width + along);
  const bottom = sideOf(
    image,
    height,
    width,
    (depth, along) => (height - 1 - depth) * width + along,
  );
  if ([left, right, top, bottom].filter((side) => side === null).length > 1) return null;
  const edge: Side = { slope: 0, offset: 0 };
  const [l, r, t, b] = [left ?? edge, right ?? edge, top ?? edge, bottom ?? edge];
  const fromLeft = l;
  const fromRight = { slope: -r.slope, offset: width - 1 - r.offset };
  const fromTop = t;
  const fromBottom = { slope: -b.slope, offset: height - 1 - b.offset };
  const part = ({ x, y }: Point) => ({ x: x / (width - 1), y: y / (height - 1) });
  const corners: Corners = [
    part(crossing(fromLeft, fromTop)),
    part(crossing(fromRight, fromTop)),
    part(crossing(fromRight, fromBottom)),
    part(crossing(fromLeft, fromBottom)),
  ];
  return areaOf(corners) < LEAST_AREA ? null : corners;
}

/** @param at the pixel so deep from a side of the picture, on the line across it that is so far along */
function sideOf(
  { data }: GreyImage,
  depths: number,
  lengths: number,
  at: (depth: number, along: number) => number,
): Side | null {
  const edges: { along: number; depth: number }[] = [];
  for (let i = 0; i < LINES; i++) {
    const along = Math.floor(lengths * (0.06 + (0.88 * i) / (LINES - 1)));
    const depth = edgeOn(Math.floor(depths * WIDEST_TABLE), (d) => data[at(d, along)]!);
    if (depth !== null) edges.push({ along, depth });
  }
  return edges.length < LINES * LEAST_SEEN ? null : straightThrough(edges);
}

/** The first place where the brightness clearly rises, if all before it is darker: print on the paper may rise as much. */
function edgeOn(most: number, brightness: (depth: number) => number): number | null {
  const rises: { depth: number; rise: number; inside: number }[] = [];
  for (let depth = REACH; depth < most; depth++) {
    let outside = 0;
    let inside = 0;
    for (let i = 0; i < REACH; i++) {
      outside += brightness(depth - 1 - i);
      inside += brightness(depth + i);
    }
    const rise = (inside - outside) / REACH;
    if (rise > BRIGHTER.by && inside > outside * BRIGHTER.times)
      rises.push({ depth, rise, inside: inside / REACH });
  }
  const steepest = Math.max(0, ...rises.map(({ rise }) => rise));
  const first = rises.findIndex(({ rise }) => rise >= steepest * CLEAR);
  if (first < 0) return null;
  const edge = rises
    .slice(first, first + REACH)
    .reduce((best, one) => (one.rise > best.rise ? one : best));
  let before = 0;
  for (let depth = 0; depth < edge.depth - 1; depth++) before += brightness(depth);
  const table = before / Math.max(1, edge.depth - 1);
  return table * BRIGHTER.times < edge.inside ? edge.depth : null;
}

/** The line near most of the edges; null if there is none near enough of them. */
function straightThrough(edges: readonly { along: number; depth: number }[]): Side | null {
  let best: { near: typeof edges } = { near: [] };
  for (let i = 0; i < edges.length; i += 3)
    for (let j = i + Math.floor(edges.length / 3); j < edges.length; j += 3) {
      const [a, b] = [edges[i]!, edges[j]!];
      const slope = (b.depth - a.depth) / (b.along - a.along);
      const offset = a.depth - slope * a.along;
      const near = edges.filter(
        ({ along, depth }) => Math.abs(along * slope + offset - depth) < STRAIGHT,
      );
      if (near.length > best.near.length) best = { near };
    }
  return best.near.length < LINES * LEAST_SEEN ? null : leastSquares(best.near);
}

function leastSquares(edges: readonly { along: number; depth: number }[]): Side {
  const mean = (of: (edge: (typeof edges)[number]) => number) =>
    edges.reduce((sum, edge) => sum + of(edge), 0) / edges.length;
  const [along, depth] = [mean((edge) => edge.along), mean((edge) => edge.depth)];
  const slope =
    mean((edge) => (edge.along - along) * (edge.depth - depth)) /
    mean((edge) => (edge.along - along) ** 2);
  return { slope, offset: depth - slope * along };
}

/** Where an upright side, x by y, crosses a lying one, y by x. */
function crossing(upright: Side, lying: Side): Point {
  const y = (lying.slope * upright.offset + lying.offset) / (1 - lying.slope * upright.slope);
  return { x: upright.slope * y + upright.offset, y };
}

function areaOf(corners: Corners): number {
  let doubled = 0;
  for (const [i, { x, y }] of corners.entries()) {
    const next = corners[(i + 1) % 4]!;
    doubled += x * next.y - next.x * y;
  }
  return doubled / 2;
}
