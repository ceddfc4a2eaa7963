import fc from "fast-check";
import { expect, test } from "vitest";
import { picturePrint, PRINT_HEIGHT, PRINT_WIDTH } from "./picture-print.ts";

const POINTS = PRINT_WIDTH * PRINT_HEIGHT;
const slope = Uint8Array.from({ length: POINTS }, (_, at) => 250 - 20 * (at % PRINT_WIDTH));

test("a picture that grows darker to the right has all bits", () => {
  expect(picturePrint(slope)).toBe("-1");
  expect(picturePrint(slope.map((grey) => 255 - grey))).toBe("0");
});

test("a plain surface has no print", () => {
  expect(picturePrint(new Uint8Array(POINTS).fill(120))).toBeNull();
});

test("brighter or darker as a whole, a picture keeps its print, and every print fits PostgreSQL's bigint", () => {
  const greys = fc.uint8Array({ minLength: POINTS, maxLength: POINTS, max: 200 });
  fc.assert(
    fc.property(greys, fc.integer({ min: 0, max: 55 }), (picture, by) => {
      const print = picturePrint(picture);
      expect(picturePrint(picture.map((grey) => grey + by))).toBe(print);
      expect(String(BigInt.asIntN(64, BigInt(print ?? 0)))).toBe(print ?? "0");
    }),
  );
});
