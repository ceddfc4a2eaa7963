import { describe, expect, test } from "vitest";
import { findSkew } from "./find-skew.ts";
import type { GreyImage } from "./grey-image.ts";

/** The letters' positions in each line, with varying widths, so that they do not align in columns. */
const LETTERS = Array.from({ length: 120 }, (_, line) => {
  let seed = line * 7919 + 17;
  const next = (most: number) => (seed = (seed * 48271) % 2_147_483_647) % most;
  const pixels: (0 | 1)[] = [];
  while (pixels.length < 2200) {
    pixels.push(...Array<1>(4 + next(5)).fill(1));
    pixels.push(...Array<0>(next(6) === 0 ? 12 : 3).fill(0));
  }
  return pixels;
});

/** A page with lines of short marks, like print, turned clockwise by some degrees. */
function printed({ degrees = 0, width = 700, height = 900, speckles = 0 } = {}): GreyImage {
  const data = new Uint8Array(width * height).fill(255);
  const [cos, sin] = [Math.cos, Math.sin].map((of) => of((degrees * Math.PI) / 180)) as [
    number,
    number,
  ];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [fromMiddleX, fromMiddleY] = [x - width / 2, y - height / 2];
      const u = fromMiddleX * cos + fromMiddleY * sin + width / 2;
      const v = fromMiddleY * cos - fromMiddleX * sin + height / 2;
      const inMargins = u > 80 && u < width - 80 && v > 80 && v < height - 80;
      const isLetter = Math.floor(v) % 24 < 8 && LETTERS[Math.floor(v / 24)]?.[Math.floor(u)] === 1;
      if (inMargins && isLetter) data[y * width + x] = 30;
    }
  // Dust is spread evenly and without direction.
  for (let i = 0; i < speckles; i++) data[(i * 7919) % data.length] = 60;
  return { data, width, height };
}

function turnedByQuarter({ data, width, height }: GreyImage): GreyImage {
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) turned[x * height + (height - 1 - y)] = data[y * width + x]!;
  return { data: turned, width: height, height: width };
}

describe("the skew of a page", () => {
  test.each([-12, -5.3, -1, -0.3, 0, 0.4, 2.5, 7, 13])("is found: %d degrees", (degrees) => {
    const skew = findSkew(printed({ degrees }));
    expect(skew.onItsSide).toBe(false);
    expect(Math.abs(skew.degrees - degrees)).toBeLessThan(0.25);
  });

  test("is found through dust", () => {
    const skew = findSkew(printed({ degrees: 3, speckles: 4000 }));
    expect(Math.abs(skew.degrees - 3)).toBeLessThan(0.25);
  });

  test.each([-4, 0, 6])("is found on a page lying on its side: %d degrees", (degrees) => {
    const skew = findSkew(turnedByQuarter(printed({ degrees })));
    expect(skew.onItsSide).toBe(true);
    expect(Math.abs(skew.degrees - degrees)).toBeLessThan(0.25);
  });

  test("is that of the print, not of a table's rules", () => {
    const page = printed();
    for (let x = 40; x < page.width; x += 20)
      for (let y = 20; y < page.height - 20; y++)
        for (let thick = 0; thick < 3; thick++) page.data[y * page.width + x + thick] = 0;
    expect(findSkew(page).onItsSide).toBe(false);
  });

  test("is the same on a large picture as on a small one", () => {
    const skew = findSkew(printed({ degrees: -6, width: 2100, height: 2700 }));
    expect(Math.abs(skew.degrees + 6)).toBeLessThan(0.25);
  });

  test("is zero for an empty page, and for one with a spot", () => {
    const empty = { data: new Uint8Array(90_000).fill(250), width: 300, height: 300 };
    expect(findSkew(empty)).toEqual({ degrees: 0, onItsSide: false });
    for (let i = 0; i < 100; i++) empty.data[40_000 + i] = 0;
    expect(findSkew(empty)).toEqual({ degrees: 0, onItsSide: false });
  });
});
