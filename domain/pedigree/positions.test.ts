import { expect, test } from "vitest";
import { ancestorPrefixes } from "./ancestor-prefixes.ts";
import {
  ANCESTOR_COUNT,
  childOf,
  damOf,
  generationOf,
  LAST_POSITION,
  sexAt,
  sireOf,
} from "./positions.ts";

test.each([
  [1, 0],
  [2, 1],
  [3, 1],
  [4, 2],
  [7, 2],
  [8, 3],
  [15, 3],
  [16, 4],
  [31, 4],
  [32, 5],
])("position %i is of generation %i", (position, generation) => {
  expect(generationOf(position)).toBe(generation);
});

test("sires are even, dams odd, and both lead back to their child", () => {
  for (let position = 1; position <= 15; position++) {
    expect(childOf(sireOf(position))).toBe(position);
    expect(childOf(damOf(position))).toBe(position);
    expect(sexAt(sireOf(position))).toBe("male");
    expect(sexAt(damOf(position))).toBe("female");
  }
});

test("[D4-06] [9-21] the thirty prefixes, dam's side first", () => {
  expect(ancestorPrefixes.slice(0, 8).map(({ prefix }) => prefix)).toEqual([
    "mother_",
    "father_",
    "maternal_grandmother_",
    "maternal_grandfather_",
    "paternal_grandmother_",
    "paternal_grandfather_",
    "maternal_grandmother_mother_",
    "maternal_grandmother_father_",
  ]);
  expect(ancestorPrefixes.at(-1)?.prefix).toBe("paternal_grandfather_father_father_");
  expect(new Set(ancestorPrefixes.map(({ prefix }) => prefix)).size).toBe(30);
  expect(ancestorPrefixes.map(({ generation }) => generation).filter((g) => g <= 2)).toHaveLength(
    6,
  );
});

test("[D4-06] every position from 2 to 31 has its prefix", () => {
  expect(ANCESTOR_COUNT).toBe(30);
  const positions = ancestorPrefixes.map(({ position }) => position).sort((a, b) => a - b);
  expect(positions).toEqual(Array.from({ length: 30 }, (_, i) => i + 2));
  expect(positions.at(-1)).toBe(LAST_POSITION);
});

test.each([
  ["maternal_grandmother_mother_father_", "1 dam dam dam sire"],
  ["paternal_grandmother_father_mother_", "1 sire dam sire dam"],
])("[D4-06] %s is %s", (prefix, path) => {
  const position = path
    .split(" ")
    .slice(1)
    .reduce((at, step) => (step === "dam" ? damOf(at) : sireOf(at)), 1);
  expect(ancestorPrefixes.find((entry) => entry.prefix === prefix)?.position).toBe(position);
});
