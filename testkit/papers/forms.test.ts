import { readPedigree } from "@felistry/domain/readings/read-pedigree.ts";
import { SURE_FROM } from "@felistry/domain/readings/recognised.ts";
import { describe, expect, it, test } from "vitest";
import { dataTable } from "../data-table.ts";
import { comparedFields, placedAncestors } from "./compare.ts";
import { drawPaper, type Layout } from "./layout.ts";
import { PIXELS } from "./drawn-words.ts";
import { Random } from "./random.ts";
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

/** A cat of its second family is called Rasa, which Polish papers print before a breed. */
const FAMILIES: ReadonlyMap<string, readonly number[]> = new Map([["kilmes-dokumentas", [1, 3]]]);

describe.each(SEEN_LAYOUTS.map((layout): [string, Layout] => [layout.name, layout]))(
  "the form of %s",
  (name, layout) => {
    it.each(FAMILIES.get(name) ?? [1, 2])("is understood, family %i", (family) => {
      const { share, placed, cats } = understood(layout, family);
      expect(placed).toEqual({ known: cats, right: cats, strange: 0 });
      expect(share).toBeGreaterThanOrEqual(LEAST);
    });
  },
);

/** Values in the corners of a box, and values behind a label each. */
const AROUND_NAMES = ["program-corners", "ahnen-ecken", "arbre-coins"];
const BEHIND_LABELS = ["rodoslovie-bulgarski", "tabbed-labels", "torzslap-cimkek"];

/** Words of kinship and labels in Turkish, Portuguese and Hungarian, and sides in brackets. */
const BY_KINSHIP = [
  "ahnen-seiten",
  "genealogia-portuguesa",
  "kayit-belgesi",
  "registo-ninhada",
  "soyagaci-tarafi",
  "szarmazasi-lap",
];

test.each([...AROUND_NAMES, ...BEHIND_LABELS, ...BY_KINSHIP])(
  "of %s nearly every field is read",
  (name) => {
    const layout = SEEN_LAYOUTS.find((one) => one.name === name)!;
    expect(understood(layout, 3).share).toBeGreaterThanOrEqual(0.95);
  },
);

test("dams above sires, of which only their tortoiseshell coats speak", () => {
  const layout = SEEN_LAYOUTS.find(({ name }) => name === "program-leftward")!;
  for (const family of [3, 4])
    expect(understood(layout, family).placed).toEqual({ known: 14, right: 14, strange: 0 });
});

/** @param lost the share of words that recognition loses */
function readOf(name: string, family: number, lost = 0) {
  const { truth, words, width, height } = drawPaper(
    SEEN_LAYOUTS.find((layout) => layout.name === name)!,
    family,
  );
  const random = new Random(`${name} ${family} words8`);
  const left = words.filter(() => !random.chance(lost));
  const page = { words: left, width: width * PIXELS, height: height * PIXELS };
  return { truth, read: readPedigree([page], vocabulary) };
}

test("where one coat alone says that dams stand above sires, no ancestor is sure", () => {
  const { ancestors } = readOf("program-leftward", 2).read;
  expect(ancestors).toHaveLength(14);
  const sure = ancestors.filter(({ name }) => name!.confidence >= SURE_FROM);
  expect(sure).toEqual([]);
});

const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words that are lost leave a part of a value; a word of another value is another cat's. */
const isOfAnother = ({ printed, read }: { printed: string | null; read: string | null }) =>
  wordsIn(read ?? "").some((word) => !wordsIn(printed ?? "").includes(word));

test.each([0.08, 0.2])(
  "where %d of a list's words are lost, nothing of another cat is sure",
  (lost) => {
    const { truth, read } = readOf("loh-numerote", 1, lost);
    const wrong = comparedFields(truth, read).filter(
      (field) =>
        field.place !== "" && !field.right && isOfAnother(field) && field.confidence >= SURE_FROM,
    );
    expect(wrong).toEqual([]);
  },
);

/** The sheet as it is read where the line with an ancestor's name, or with its number in a list, is lost. */
function readWithout(name: string, place: string, family: number) {
  const layout = SEEN_LAYOUTS.find((one) => one.name === name)!;
  const { truth, words, width, height } = drawPaper(layout, family);
  const { prefix, name: own, suffix } = truth.ancestors[place]!;
  const said = [prefix, own, suffix].flatMap((entry) => entry?.printed.split(" ") ?? []);
  const bare = (text = "") => text.replace(/,$/u, "");
  const at = words.findIndex((_, i) => said.every((word, j) => bare(words[i + j]?.text) === word));
  const line = words.slice(at, at + said.length);
  const before = words.filter(
    ({ x, y }) => Math.abs(y - line[0]!.y) < 12 && x < line[0]!.x && line[0]!.x - x < 160,
  );
  const left = words.filter((word) => !line.includes(word) && !before.includes(word));
  const read = readPedigree(
    [{ words: left, width: width * PIXELS, height: height * PIXELS }],
    vocabulary,
  );
  const others = comparedFields(truth, read).filter((field) => field.place !== place);
  return { placed: placedAncestors(truth, read), others };
}

test.each([
  ["ahnen-ecken", "s"],
  ["ahnen-ecken", "ss"],
  ["ahnen-ecken", "ddd"],
  ["arbre-coins", "ss"],
  ["program-corners", "s"],
  ["program-corners", "dd"],
  ["program-upwards", "s"],
  ["program-list", "s"],
  ["loh-numerote", "ss"],
])("where %s has lost the name of %s, the others keep their places and details", (name, place) => {
  for (const family of [1, 2]) {
    const { placed, others } = readWithout(name, place, family);
    expect(placed.right).toBe(placed.known);
    expect(placed.known).toBeGreaterThanOrEqual(12);
    const printed = others.filter((field) => field.printed !== null);
    expect(printed.filter(({ right }) => right).length / printed.length).toBeGreaterThan(0.9);
    // A part of a name that takes two lines is the same cat's.
    const isWrong = ({ right, read, printed: own, confidence }: (typeof others)[number]) =>
      !right && read !== null && !own?.startsWith(read) && confidence >= SURE_FROM;
    expect(printed.filter(isWrong)).toEqual([]);
  }
});
