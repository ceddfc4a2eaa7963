/** Where a field was read: on the upright page, and on the picture as sent. */
import { type Corners, seenFrom } from "./perspective.ts";
import type { Point } from "./point.ts";
import type { Region } from "./recognised.ts";

export interface Place {
  readonly page: number;
  /** Clockwise around the print, with a small margin. */
  readonly corners: readonly Point[];
}

/**
 * How the picture was turned for reading: first what is seen between the corners of the paper was laid flat, then it was
 * turned by degrees on paper large enough for it, then by quarters, both clockwise.
 */
export interface PageTurn {
  /** In fractions of the picture as sent; absent or null where all of it is paper. */
  readonly corners?: Corners | null | undefined;
  /** Pixels of the picture before it was turned; only the ratio matters. */
  readonly width: number;
  readonly height: number;
  readonly degrees: number;
  readonly quarters: number;
}

/** The margin of a mark around its print, as a fraction of the page. */
const MARGIN = 0.006;

/** The place on the upright page. */
export function placeOf({ page, x, y, w, h }: Region): Place {
  const [left, top, right, bottom] = [x - MARGIN, y - MARGIN, x + w + MARGIN, y + h + MARGIN];
  return {
    page,
    corners: [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ],
  };
}

/** The same place on the picture as sent, where the print may be askew. */
export function placeAsSent(region: Region, turn: PageTurn): Place {
  const { page, corners } = placeOf(region);
  const seen = turn.corners ? seenFrom(turn.corners) : (flat: Point) => flat;
  return { page, corners: corners.map((corner) => seen(turnedBack(corner, turn))) };
}

function turnedBack(point: Point, { width, height, degrees, quarters }: PageTurn): Point {
  const { x, y } = quartersBack(point, quarters);
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const paper = {
    width: width * Math.abs(cos) + height * Math.abs(sin),
    height: width * Math.abs(sin) + height * Math.abs(cos),
  };
  const [across, down] = [(x - 0.5) * paper.width, (y - 0.5) * paper.height];
  return {
    x: (across * cos + down * sin) / width + 0.5,
    y: (down * cos - across * sin) / height + 0.5,
  };
}

function quartersBack({ x, y }: Point, quarters: number): Point {
  switch (quarters % 4) {
    case 1:
      return { x: y, y: 1 - x };
    case 2:
      return { x: 1 - x, y: 1 - y };
    case 3:
      return { x: 1 - y, y: x };
    default:
      return { x, y };
  }
}

/** The region around all of them; if they span several pages, around those on the first's page. Null for none. */
export function regionAround(regions: readonly (Region | null)[]): Region | null {
  const known = regions.filter((region) => region !== null);
  const page = known[0]?.page;
  if (page === undefined) return null;
  const here = known.filter((region) => region.page === page);
  const x = Math.min(...here.map((region) => region.x));
  const y = Math.min(...here.map((region) => region.y));
  return {
    page,
    x,
    y,
    w: Math.max(...here.map((region) => region.x + region.w)) - x,
    h: Math.max(...here.map((region) => region.y + region.h)) - y,
  };
}
