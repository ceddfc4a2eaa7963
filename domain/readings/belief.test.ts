import { expect, test } from "vitest";
import { BELIEF, believed, codeDoubt, nameDoubt, numberDoubts, ownNameDoubt } from "./belief.ts";
import { SURE_FROM } from "./recognised.ts";

test("a higher score is never believed less, and none beyond its bounds", () => {
  const steps = Array.from({ length: 101 }, (_, i) => believed(i / 100));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(steps[0]).toBe(0);
  expect(steps.at(-1)).toBeLessThan(1);
  expect(BELIEF.map(([score]) => believed(score))).toEqual(BELIEF.map(([, right]) => right));
});

test.each([
  ["Kenzo", true],
  ["1C Sweet Caroline Moravian Lion", true],
  ["Аvrora Ural Gem", true],
  ["Storm W Chaser", true],
  ["Jolie z Bílého dvora", false],
  ["Mister Big II of Golden Paradise", false],
  ["N Trollfjellet's Moonlight Sonata", false],
])("%s is doubted as a name: %s", (name, isDoubted) => {
  expect(nameDoubt(name) < 1).toBe(isDoubted);
});

test("a number built unlike all others of its paper is doubted", () => {
  const doubt = numberDoubts([
    "1882-109000",
    "1824 3702043",
    ..."1850 1851 1852 1853 1854 1855".split(" ").map((book) => `${book}-36393`),
  ]);
  expect(doubt("1824 3702043")).toBeLessThan(1);
  expect(doubt("1882-109000")).toBe(1);
  expect(numberDoubts(["LO 1", "RX-2"])("LO 1")).toBe(1);
});

test("a code without its breed is no sure one", () => {
  expect(codeDoubt("SIB n 22")).toBe(1);
  expect(believed(codeDoubt("n 22"))).toBeLessThan(SURE_FROM);
});

test.each([
  ["Mira of Northern Light", true, 1],
  ["Mira of Northern Light", false, 0.8],
  ["Ras British Shorthair", true, 0.78],
  ["Vesna of Bar", true, 0.6],
])("the cat's own name %s, found by its label or its place: %s", (name, isNamed, doubt) =>
  expect(ownNameDoubt(name, { isNamed, ofAncestors: ["Vesna of Bar"] })).toBe(doubt),
);
