import { expect, test } from "vitest";
import { evenLight } from "./even-light.ts";
import type { GreyImage } from "./grey-image.ts";

const SIDE = 320;

/** Paper with light fading from left to right, and strokes of print on it. */
function shaded(light: (x: number) => number): GreyImage {
  const data = new Uint8Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++)
      data[y * SIDE + x] = Math.round(light(x) * (isPrint(x, y) ? 0.25 : 1));
  return { data, width: SIDE, height: SIDE };
}

const isPrint = (x: number, y: number) => y % 20 < 4 && x % 10 < 5;

const spread = ({ data }: GreyImage, wanted: boolean) => {
  const values = [...data.entries()].flatMap(([i, value]) =>
    isPrint(i % SIDE, Math.floor(i / SIDE)) === wanted ? [value] : [],
  );
  return { least: Math.min(...values), most: Math.max(...values) };
};

test("paper in a shadow becomes white, and print stays dark against it", () => {
  const even = evenLight(shaded((x) => 240 - (x / SIDE) * 90));
  expect(spread(even, false).least).toBeGreaterThan(190);
  expect(spread(even, true).most).toBeLessThan(100);
});

test("evenly lit paper stays even, whatever its grey", () => {
  const even = evenLight(shaded(() => 140));
  const { least, most } = spread(even, false);
  expect(least).toBe(most);
  expect(least).toBeGreaterThan(240);
});

test("pictures smaller than one square are left unchanged", () => {
  const tiny = evenLight({ data: Uint8Array.from([200, 200, 50, 200]), width: 2, height: 2 });
  expect(tiny.data).toHaveLength(4);
  expect(tiny.data[2]).toBeLessThan(tiny.data[0]!);
});
