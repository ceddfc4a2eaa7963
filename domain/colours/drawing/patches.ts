import { blot, ellipse, outline, type Point, pointOn } from "./curve.ts";
import { type Figure, flankOf } from "./figure.ts";
import type { HeadShape } from "./head-shape.ts";

/** The places of a tortie's second pigment: islands of uneven size, never the same on both sides. */

/** One cheek and brow, a flame over the nose and a spot on the other side. */
export function headPatches({ eye, cheek }: HeadShape): string {
  const half: Point[] = [
    [-6, -72],
    [6, -36],
    [2, -20],
    [10, 0],
    [3, 20],
    [14, 34],
    [32, 30],
    [44, 46],
    [cheek + 14, 40],
    [cheek + 14, -4],
    [44, -16],
    [30, -74],
  ];
  return (
    outline(half) + ellipse([-eye.x - 16, -36], 15, 10, -40) + ellipse([-cheek + 2, 26], 14, 8, 50)
  );
}

export function torsoPatches(figure: Figure): string {
  const flank = flankOf(figure);
  const { head } = figure;
  return [
    blot(flank(0.18, 0.15), 26),
    blot(flank(0.52, 0.55), 30),
    blot(flank(0.86, 0.15), 28),
    ellipse(flank(0.5, 0.02), 20, 11, 50),
    ellipse(flank(0.95, 0.75), 22, 12, -20),
    figure.ruff ? "" : ellipse([head.x - 34, head.y + 96], 24, 15, 35),
    ellipse([head.x + 24, head.y + 112], 13, 22, 20),
  ].join("");
}

/** The upper part of a leg and its toes. */
export function legPatches(leg: readonly Point[]): string {
  const [x] = leg[1] as Point;
  return ellipse([x + 20, 270], 20, 40, 24) + ellipse([x - 14, 350], 18, 12, 20);
}

export function tailPatches(axis: readonly Point[]): string {
  return [0.35, 0.78].map((share) => ellipse(pointOn(axis, share), 48, 20, share * 60)).join("");
}
