/** A sheet seen from aside: where the points of a flat picture are within the four corners of its paper. */
import type { Point } from "./point.ts";

/** Clockwise from the top left. */
export type Corners = readonly [Point, Point, Point, Point];

/** Takes fractions of the flat sheet to where they are between the corners (a projective map of the square). */
export function seenFrom([a, b, c, d]: Corners): (flat: Point) => Point {
  const dx = { right: b.x - c.x, left: d.x - c.x, sum: a.x - b.x + c.x - d.x };
  const dy = { right: b.y - c.y, left: d.y - c.y, sum: a.y - b.y + c.y - d.y };
  const area = dx.right * dy.left - dx.left * dy.right;
  const across = (dx.sum * dy.left - dx.left * dy.sum) / area;
  const down = (dx.right * dy.sum - dx.sum * dy.right) / area;
  const toX = [b.x - a.x + across * b.x, d.x - a.x + down * d.x] as const;
  const toY = [b.y - a.y + across * b.y, d.y - a.y + down * d.y] as const;
  return ({ x, y }) => {
    const depth = across * x + down * y + 1;
    return {
      x: (toX[0] * x + toX[1] * y + a.x) / depth,
      y: (toY[0] * x + toY[1] * y + a.y) / depth,
    };
  };
}
