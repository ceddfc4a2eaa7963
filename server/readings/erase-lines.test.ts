import { describe, expect, test } from "vitest";
import { eraseLines } from "./erase-lines.ts";
import type { GreyImage } from "./grey-image.ts";

const WIDTH = 600;
const HEIGHT = 800;

const paper = (): GreyImage => ({
  data: new Uint8Array(WIDTH * HEIGHT).fill(255),
  width: WIDTH,
  height: HEIGHT,
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

function ink({ data, width }: GreyImage, { x, y, w, h }: Box, shade = 20): void {
  for (let row = y; row < y + h; row++) data.fill(shade, row * width + x, row * width + x + w);
}

/** Dark pixels within a box. */
function darkIn({ data, width }: GreyImage, { x, y, w, h }: Box): number {
  let dark = 0;
  for (let row = y; row < y + h; row++)
    for (let column = x; column < x + w; column++) if (data[row * width + column]! < 170) dark++;
  return dark;
}

/** A filled stroke of the size of a letter. */
const LETTER: Box = { x: 100, y: 100, w: 9, h: 14 };
const everything: Box = { x: 0, y: 0, w: WIDTH, h: HEIGHT };

describe("lines", () => {
  test.each([
    ["a rule", { x: 50, y: 300, w: 500, h: 2 }],
    ["an upright rule", { x: 300, y: 40, w: 2, h: 700 }],
    ["a short dash of a form", { x: 50, y: 300, w: 30, h: 1 }],
    ["a rule at the picture's edge", { x: 0, y: 0, w: WIDTH, h: 2 }],
    ["a rule in the last row", { x: 0, y: HEIGHT - 1, w: WIDTH, h: 1 }],
  ] as const)("%s is erased, and the letter stays", (_, line) => {
    const image = paper();
    ink(image, line);
    ink(image, LETTER);
    const erased = eraseLines(image);
    expect(darkIn(erased, LETTER)).toBe(LETTER.w * LETTER.h);
    expect(darkIn(erased, everything)).toBe(LETTER.w * LETTER.h);
  });

  test("a frame goes with its grey edge, and the text in it stays", () => {
    const image = paper();
    ink(image, { x: 40, y: 60, w: 200, h: 120 }, 200);
    ink(image, { x: 41, y: 61, w: 198, h: 118 });
    ink(image, { x: 43, y: 63, w: 194, h: 114 }, 255);
    ink(image, LETTER);
    const erased = eraseLines(image);
    expect(darkIn(erased, everything)).toBe(LETTER.w * LETTER.h);
    expect(erased.data[60 * WIDTH + 100]).toBe(255);
  });

  test("a slanting line is one mark, too", () => {
    const image = paper();
    for (let i = 0; i < 300; i++) ink(image, { x: 100 + i, y: 200 + i, w: 2, h: 1 });
    expect(darkIn(eraseLines(image), everything)).toBe(0);
  });

  test("a bracket that joins two ancestors goes", () => {
    const image = paper();
    ink(image, { x: 300, y: 200, w: 2, h: 200 });
    ink(image, { x: 300, y: 200, w: 40, h: 2 });
    ink(image, { x: 300, y: 398, w: 40, h: 2 });
    expect(darkIn(eraseLines(image), everything)).toBe(0);
  });
});

describe("what is not a line", () => {
  test("print stays: letters, full stops, and letters that touch", () => {
    const image = paper();
    for (let i = 0; i < 20; i++) ink(image, { ...LETTER, x: 100 + i * 12 });
    ink(image, { x: 400, y: 112, w: 2, h: 2 });
    // Seven letters that run together.
    ink(image, { x: 100, y: 200, w: 70, h: 14 });
    expect(eraseLines(image).data).toEqual(image.data);
  });

  test("an empty page stays empty, and the input picture is unchanged", () => {
    expect(eraseLines(paper()).data).toEqual(paper().data);
    const image = paper();
    ink(image, { x: 50, y: 300, w: 500, h: 2 });
    const before = Uint8Array.from(image.data);
    eraseLines(image);
    expect(image.data).toEqual(before);
  });

  test("a letter next to a rule, without touching it, stays whole", () => {
    const image = paper();
    ink(image, LETTER);
    ink(image, { x: 50, y: LETTER.y + LETTER.h + 1, w: 500, h: 2 });
    expect(darkIn(eraseLines(image), LETTER)).toBe(LETTER.w * LETTER.h);
  });
});
