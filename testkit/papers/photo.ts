/** A sheet on a table, taken with a telephone: seen from aside, lit from one side, a hand's shadow across. */
import sharp, { type Sharp } from "sharp";
import type { Random } from "./random.ts";

type Point = readonly [number, number];

/** The nine numbers that take the four corners of `to` to the corners of a picture of this size. */
function backFrom(to: readonly Point[], width: number, height: number): number[] {
  const from: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const rows: number[][] = [];
  for (const [index, [x, y]] of to.entries()) {
    const [u, v] = from[index]!;
    rows.push([x, y, 1, 0, 0, 0, -u * x, -u * y, u], [0, 0, 0, x, y, 1, -v * x, -v * y, v]);
  }
  for (let column = 0; column < 8; column += 1) {
    let pivot = column;
    for (let row = column; row < 8; row += 1) {
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    }
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const head = rows[column]!;
    const first = head[column]!;
    for (let at = column; at < 9; at += 1) head[at]! /= first;
    for (let row = 0; row < 8; row += 1) {
      const share = rows[row]![column]!;
      if (row === column || share === 0) continue;
      for (let at = column; at < 9; at += 1) rows[row]![at]! -= share * head[at]!;
    }
  }
  return [...rows.map((row) => row[8]!), 1];
}

export async function photographed(picture: Buffer, random: Random): Promise<Sharp> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const margin = Math.round(width * 0.05);
  const outWidth = width + 2 * margin;
  const outHeight = height + 2 * margin;
  const corner = (x: number, y: number): Point => [
    margin + x * width + random.within(-0.028, 0.028) * width,
    margin + y * height + random.within(-0.028, 0.028) * height,
  ];
  const back = backFrom([corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)], width, height);
  const out = Buffer.alloc(outWidth * outHeight * 3);
  const shadowAt = random.within(0.25, 0.75);
  const slope = random.within(-0.5, 0.5);
  const light = random.within(-0.16, 0.16);
  for (let y = 0; y < outHeight; y += 1) {
    for (let x = 0; x < outWidth; x += 1) {
      const depth = back[6]! * x + back[7]! * y + back[8]!;
      const u = (back[0]! * x + back[1]! * y + back[2]!) / depth;
      const v = (back[3]! * x + back[4]! * y + back[5]!) / depth;
      const inside = u >= 0 && v >= 0 && u < width - 1 && v < height - 1;
      const across = x / outWidth + slope * (y / outHeight - 0.5) - shadowAt;
      // A soft edge, then half shade.
      const shade = 1 - 0.28 / (1 + Math.exp(-across * 18));
      const bright = (0.94 + light * (y / outHeight - 0.5)) * shade;
      const to = (y * outWidth + x) * 3;
      const left = Math.floor(u);
      const top = Math.floor(v);
      const [fx, fy] = [u - left, v - top];
      for (let channel = 0; channel < 3; channel += 1) {
        let value = [118, 84, 58][channel]! + ((x * 7 + y * 3) % 11);
        if (inside) {
          const at = (top * width + left) * 3 + channel;
          const above = data[at]! * (1 - fx) + data[at + 3]! * fx;
          const below = data[at + width * 3]! * (1 - fx) + data[at + width * 3 + 3]! * fx;
          value = above * (1 - fy) + below * fy;
        }
        out[to + channel] = Math.max(0, Math.min(255, value * bright * [1, 0.985, 0.94][channel]!));
      }
    }
  }
  return sharp(out, { raw: { width: outWidth, height: outHeight, channels: 3 } }).blur(0.6);
}
