import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { Corners } from "@felistry/domain/readings/perspective.ts";
import type { Point } from "@felistry/domain/readings/point.ts";
import { findPaper } from "./find-paper.ts";
import { laidFlat } from "./lay-flat.ts";
import { greyOf, openImage, type PagePicture } from "./page-picture.ts";

const [WIDTH, HEIGHT] = [1600, 1200];
const CORNERS: Corners = [
  { x: 0.08, y: 0.1 },
  { x: 0.95, y: 0.05 },
  { x: 0.92, y: 0.96 },
  { x: 0.04, y: 0.9 },
];

/** Where two lines cross; the diagonals of a sheet cross in its middle, however it is seen. */
function crossing([a, b]: [Point, Point], [c, d]: [Point, Point]): Point {
  const t =
    ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) /
    ((b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x));
  return { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
}
const MIDDLE = crossing([CORNERS[0], CORNERS[2]], [CORNERS[1], CORNERS[3]]);

function photo(table: string, paper: string, corners: Corners): Promise<PagePicture> {
  const points = corners.map(({ x, y }) => `${x * WIDTH},${y * HEIGHT}`).join(" ");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${table}"/><polygon points="${points}" fill="${paper}"/>
    <circle cx="${MIDDLE.x * WIDTH}" cy="${MIDDLE.y * HEIGHT}" r="20" fill="#000"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer().then(openImage);
}

const paperOf = async (picture: PagePicture) => findPaper(await greyOf(picture, 800));

describe("the paper in a photo", () => {
  test("is found on a darker table, and laid flat", async () => {
    const picture = await photo("#76543a", "#d8d4c8", CORNERS);
    const found = await paperOf(picture);
    for (const [i, { x, y }] of CORNERS.entries()) {
      expect(found![i]!.x).toBeCloseTo(x, 2);
      expect(found![i]!.y).toBeCloseTo(y, 2);
    }
    const flat = laidFlat(picture, found!);
    const at = (x: number, y: number) =>
      flat.data[(Math.round(y * flat.height) * flat.width + Math.round(x * flat.width)) * 3]!;
    expect(at(0.5, 0.5)).toBeLessThan(40);
    for (const [x, y] of [
      [0.02, 0.02],
      [0.98, 0.02],
      [0.98, 0.98],
      [0.02, 0.98],
      [0.45, 0.5],
    ] as const)
      expect(at(x, y)).toBeGreaterThan(180);
  });

  test("is all of a scan, with a frame or on grey", async () => {
    const whole: Corners = [
      { x: 0.06, y: 0.06 },
      { x: 0.94, y: 0.06 },
      { x: 0.94, y: 0.94 },
      { x: 0.06, y: 0.94 },
    ];
    expect(await paperOf(await photo("#fff", "#e8e4da", whole))).toBeNull();
    expect(await paperOf(await photo("#e9e7e2", "#fff", CORNERS))).toBeNull();
    expect(await paperOf(await photo("#fff", "#fff", whole))).toBeNull();
  });
});
