import { ellipse, outline, type Point, pointOn } from "./curve.ts";
import type { Figure } from "./figure.ts";
import type { HeadShape } from "./head-shape.ts";

/** Where the second pigment of a tortie lies: islands of uneven size, never the same on both sides. */

/** One cheek and brow, a flame over the nose and a spot on the other side. */
export function headPatches({ eye, cheek, chin }: HeadShape): string {
  const half: Point[] = [
    [-4, -70],
    [6, -40],
    [2, -22],
    [10, -4],
    [3, 18],
    [10, 34],
    [30, 30],
    [44, 46],
    [cheek + 12, 40],
    [cheek + 14, 0],
    [44, -14],
    [42, -40],
    [26, -72],
  ];
  const islands = [
    ellipse([-eye.x - 16, -36], 15, 10, -40),
    ellipse([-22, chin - 16], 12, 8, 20),
    ellipse([-cheek + 4, 24], 12, 8, 50),
  ];
  return outline(half) + islands.join("");
}

export function torsoPatches(figure: Figure): string {
  const place = (length: number, depth: number): Point => {
    const [x, y] = pointOn(figure.spine, length);
    const [lowX, lowY] = pointOn(figure.belly, length);
    return [x + (lowX - x) * depth, y + (lowY - y) * depth];
  };
  const blot = (length: number, depth: number, size: number): string => {
    const [x, y] = place(length, depth);
    const wobble = [1, 0.7, 1.15, 0.75, 1.1];
    return outline(
      wobble.map((share, index): Point => {
        const turn = (index / wobble.length) * Math.PI * 2;
        return [x + Math.cos(turn) * size * share * 1.15, y + Math.sin(turn) * size * share];
      }),
    );
  };
  const { head } = figure;
  return [
    blot(0.18, 0.15, 26),
    blot(0.52, 0.55, 30),
    blot(0.86, 0.15, 28),
    blot(0.5, 0.02, 14),
    blot(0.95, 0.75, 18),
    ellipse([head.x - 34, head.y + 96], 24, 15, 35),
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
