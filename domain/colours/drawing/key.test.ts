import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BREED_CODES } from "../ems/breed-codes.ts";
import { BUILD_KINDS, buildOf, CODES_OF_BUILD } from "../ems/build.ts";
import { CODES_OF_KIND, type ColourKind } from "../ems/codes.ts";
import { drawingKey, parseDrawingKey } from "./key.ts";

const code = (kind: ColourKind): fc.Arbitrary<string | null> =>
  fc.option(fc.constantFrom(...CODES_OF_KIND[kind]));
const build = fc
  .tuple(...BUILD_KINDS.map((kind) => fc.option(fc.constantFrom(...CODES_OF_BUILD[kind]))))
  .map((codes) => buildOf(codes));
const colours = fc.record({
  breed: fc.option(fc.constantFrom(...BREED_CODES, "XLH", "XSH")),
  main: code("main"),
  gold: code("gold"),
  white: code("white"),
  tabby: code("tabby"),
  point: code("point"),
  eye: code("eye"),
});
const nothing = {
  breed: null,
  main: null,
  gold: null,
  white: null,
  tabby: null,
  point: null,
  eye: null,
};

describe("the name of a drawing", () => {
  test.each([
    [
      { ...nothing, breed: "MCO", main: "n", gold: "s", white: "09", tabby: "22", eye: "64" },
      "MCO-ns-09-22-64",
    ],
    [{ ...nothing, main: "at" }, "XXX-at"],
    [{ ...nothing, breed: "SIN" }, "SIN-0"],
    [{ ...nothing, main: "jm", gold: "s", point: "33" }, "XXX-jms-33"],
    [
      { ...nothing, breed: "KBL", main: "n", white: "09", eye: "64", build: "53" },
      "KBL-n-09-53-64",
    ],
    [{ ...nothing, breed: "SFS", build: "71" }, "SFS-0-71"],
  ])("%o is %s", (colour, key) => {
    expect(drawingKey(colour)).toBe(key);
    expect(parseDrawingKey(key)).toEqual(colour);
  });

  test("every colour survives a round trip through its URL-safe name", () => {
    fc.assert(
      fc.property(colours, build, (known, codes) => {
        const colour = { ...known, ...(codes !== null && { build: codes }) };
        const key = drawingKey(colour);
        expect(key).toMatch(/^[A-Za-z0-9-]+$/);
        expect(parseDrawingKey(key)).toEqual(colour);
      }),
    );
  });

  test("unknown codes are dropped, another system's breed code becomes ours", () => {
    expect(drawingKey({ ...nothing, breed: "BSH", main: "a" })).toBe("BRI-a");
    expect(drawingKey({ ...nothing, breed: "ZZZ", main: "zz", tabby: "99", eye: "64" })).toBe(
      "XXX-0-64",
    );
  });

  test.each([
    "",
    "MCO",
    "MCO-",
    "mco-n",
    "ZZZ-n",
    "BSH-a",
    "MCO-zz",
    "MCO-n-22-09",
    "MCO-n-22-22",
    "MAN-n-51-52",
    "MAN-n-64-51",
    "MAN-n-51-51",
    "MCO-n-99",
    "MCO-n-22-",
    "MCO-0s-",
    " MCO-n",
    "MCO-n\n",
    "MCO-constructor",
    "../MCO-n",
  ])("%j names none", (text) => {
    expect(parseDrawingKey(text)).toBeNull();
  });

  test("every name that parses is written back unchanged", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = parseDrawingKey(text);
        expect(parsed === null || drawingKey(parsed) === text).toBe(true);
      }),
    );
  });
});
