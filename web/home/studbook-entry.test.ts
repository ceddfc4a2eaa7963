import { expect, test } from "vitest";
import { ancestorFieldsAt, type AncestorsRecord } from "@felistry/contract/pedigree/pedigree.ts";
import { ancestorPrefixes } from "@felistry/domain/pedigree/ancestor-prefixes.ts";
import { entryOf, isComplete } from "./studbook-entry.ts";

const kitten = {
  id: 7,
  sex: "female",
  cat_name_cattery_prefix: null,
  cat_name: "Vesna",
  cat_name_suffix: null,
  breed_ems: "SIB",
  ems: "n 23",
} as const;

const unknownFamily = (): AncestorsRecord =>
  Object.fromEntries(
    ancestorPrefixes.flatMap(({ prefix, position }) =>
      ancestorFieldsAt(position).map((field) => [prefix + field, null]),
    ),
  );

const known = (prefix: string, id: number) => ({
  [`${prefix}id`]: id,
  [`${prefix}name`]: `Cat ${id}`,
  [`${prefix}breed_ems`]: "SIB",
  [`${prefix}main`]: "n",
  [`${prefix}gold`]: "s",
  [`${prefix}white`]: "09",
  [`${prefix}tabby`]: "22",
});

test("[12.1] the leaf shows each known ancestor in its place, dam first, with its colour's code, tail included", () => {
  const entry = entryOf(
    kitten,
    {
      ...unknownFamily(),
      ...known("father_", 2),
      ...known("mother_", 3),
      ...known("maternal_grandfather_", 4),
    },
    [{ cat_id: 2, titles: [], other_name: null, build: "53" }],
  );
  expect(entry.parents.map(({ id, sex, ems }) => [id, sex, ems])).toEqual([
    [3, "female", "ns 09 22"],
    [2, "male", "ns 09 22 53"],
  ]);
  expect(entry.parents[0]!.parents.map(({ id, sex }) => [id, sex])).toEqual([[4, "male"]]);
});

test("only a leaf with both parents and all grandparents is complete", () => {
  const six = ancestorPrefixes.slice(0, 6).map(({ prefix }, index) => known(prefix, index + 10));
  expect(isComplete(entryOf(kitten, Object.assign(unknownFamily(), ...six), []))).toBe(true);
  expect(isComplete(entryOf(kitten, Object.assign(unknownFamily(), ...six.slice(0, 5)), []))).toBe(
    false,
  );
});
