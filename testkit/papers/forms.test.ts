import { readPedigree } from "@felistry/domain/readings/read-pedigree.ts";
import { describe, expect, it, test } from "vitest";
import { dataTable } from "../data-table.ts";
import { comparedFields, placedAncestors } from "./compare.ts";
import { drawPaper, type Layout } from "./layout.ts";
import { PIXELS } from "./drawn-words.ts";
import { SEEN_LAYOUTS } from "./seen/all.ts";

const [breeds, systems] = await Promise.all([
  dataTable<"ems" | "name_en" | "name_ru">("breeds.csv"),
  dataTable<"abb" | "name">("systems.csv"),
]);
const vocabulary = {
  breeds: breeds.map(({ ems, name_en, name_ru }) => ({ ems, names: [name_en, name_ru] })),
  systems,
  names: [],
};

/** A paper of few fields has two or three that the reader leaves open. */
const LEAST = 0.8;

/** How much of a sheet is understood where no letter is misread. */
function understood(layout: Layout, family: number) {
  const { truth, words, width, height } = drawPaper(layout, family);
  const page = { words, width: width * PIXELS, height: height * PIXELS };
  const read = readPedigree([page], vocabulary);
  const printed = comparedFields(truth, read).filter((field) => field.printed !== null);
  const right = printed.filter((field) => field.right);
  return {
    share: right.length / printed.length,
    placed: placedAncestors(truth, read),
    cats: Object.keys(truth.ancestors).filter((place) => place.length <= 4).length,
  };
}

/** Opened, and not read yet: values in the corners of boxes, and a label before each value of a box. */
const NOT_YET: ReadonlySet<string> = new Set(["program-corners", "rodoslovie-bulgarski"]);

test.each(SEEN_LAYOUTS.filter(({ name }) => NOT_YET.has(name)))(
  "the form of $name is not understood yet, and nothing of it is told as an ancestor's that is none's",
  (layout) => {
    for (const family of [1, 2]) {
      const { share, placed } = understood(layout, family);
      expect(share).toBeLessThan(LEAST);
      expect(placed.strange).toBe(0);
    }
  },
);

/** A cat of its second family is called Rasa, which Polish papers print before a breed. */
const FAMILIES: ReadonlyMap<string, readonly number[]> = new Map([["kilmes-dokumentas", [1, 3]]]);

const understandable = SEEN_LAYOUTS.filter(({ name }) => !NOT_YET.has(name));
describe.each(understandable.map((layout): [string, Layout] => [layout.name, layout]))(
  "the form of %s",
  (name, layout) => {
    it.each(FAMILIES.get(name) ?? [1, 2])("is understood, family %i", (family) => {
      const { share, placed, cats } = understood(layout, family);
      expect(placed).toEqual({ known: cats, right: cats, strange: 0 });
      expect(share).toBeGreaterThanOrEqual(LEAST);
    });
  },
);

test("dams above sires, of which only their tortoiseshell coats speak", () => {
  const layout = SEEN_LAYOUTS.find(({ name }) => name === "program-leftward")!;
  for (const family of [3, 4])
    expect(understood(layout, family).placed).toEqual({ known: 14, right: 14, strange: 0 });
});
