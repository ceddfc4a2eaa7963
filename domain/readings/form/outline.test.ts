import { expect, test } from "vitest";
import { drawnFamily, starred } from "@felistry/testkit/sheets/drawn-family.ts";
import { drawnLine } from "@felistry/testkit/sheets/drawn-words.ts";
import { readPedigree } from "../read-pedigree.ts";
import type { Word } from "../words.ts";

const FAMILY = drawnFamily(30);
const ROW = 60;
const HEAD = [
  ...drawnLine(60, 40, "Name: Mira of Northern Light"),
  ...drawnLine(60, 80, "Sex: female"),
];

/** Each cat before its parents, the sire's line first. */
const outline = (child = 1): number[] =>
  [child * 2, child * 2 + 1].flatMap((position) =>
    position < 16 ? [position, ...outline(position)] : [],
  );
const damsFirst = (child = 1): number[] =>
  [child * 2 + 1, child * 2].flatMap((position) =>
    position < 16 ? [position, ...damsFirst(position)] : [],
  );
const generationOf = (position: number) => 31 - Math.clz32(position);
const indented = (position: number) => 60 + generationOf(position) * 50;

function drawn(
  order: readonly number[],
  headOf: (position: number) => string,
  xOf: (position: number) => number = indented,
): Word[] {
  const lines = order.flatMap((position, i) => {
    const cat = FAMILY.get(position)!;
    const head = headOf(position);
    return [
      ...drawnLine(xOf(position), 200 + i * ROW, `${head} ${starred(cat.name)}`),
      ...drawnLine(xOf(position) + 20, 226 + i * ROW, `${cat.ems}, ${cat.number}`),
      ...drawnLine(1500, 200 + i * ROW, (100 / 2 ** generationOf(position)).toFixed(2)),
    ];
  });
  return [...HEAD, ...lines];
}

const read = (words: readonly Word[]) =>
  readPedigree([{ width: 1700, height: 2400, words }], { breeds: [], systems: [], names: [] });

const catsOf = ({ ancestors }: ReturnType<typeof read>) =>
  ancestors.map(({ position, prefix, name, suffix, number }) => [
    position,
    [prefix, name, suffix].flatMap((part) => (part ? [part.value] : [])).join(" "),
    number?.value,
  ]);
const CATS = outline()
  .toSorted((a, b) => a - b)
  .map((position) => [position, FAMILY.get(position)!.name, FAMILY.get(position)!.number]);

const inWords = (sire: string, dam: string) => (position: number) =>
  position % 2 === 0 ? sire : dam;

test.each([
  ["Sire:", "Dam:"],
  ["Vater:", "Mutter:"],
  ["Отец:", "Мать:"],
  ["Père", "Mère"],
])("every cat below its child and farther to the right, %s and %s", (sire, dam) => {
  const found = read(drawn(outline(), inWords(sire, dam)));
  expect(catsOf(found)).toEqual(CATS);
  expect(found.cat.sex?.value).toBe("female");
});

test("the dam's line first", () => {
  expect(catsOf(read(drawn(damsFirst(), inWords("Sire:", "Dam:"))))).toEqual(CATS);
});

test("at one edge, with the numbers of the generations", () => {
  const numbered = (position: number) =>
    `${generationOf(position)}. ${inWords("Sire:", "Dam:")(position)}`;
  expect(catsOf(read(drawn(outline(), numbered, () => 60)))).toEqual(CATS);
});

test("without words for sire and dam the order is believed, but not sure", () => {
  const found = read(drawn(outline(), (position) => `${generationOf(position)}`));
  expect(catsOf(found)).toEqual(CATS);
  expect(found.ancestors.every(({ name }) => name.confidence < 0.85)).toBe(true);
});

test("a misread word for the dam stands where the others do", () => {
  const found = read(
    drawn(outline(), (position) => (position === 5 ? "Oam:" : inWords("Sire:", "Dam:")(position))),
  );
  expect(catsOf(found)).toEqual(CATS);
});

test("where a dam's line is lost her parents are not her mate's, and they are doubted", () => {
  const found = read(
    drawn(
      outline().filter((position) => position !== 5),
      inWords("Sire:", "Dam:"),
    ),
  );
  expect(catsOf(found)).toEqual(CATS.filter(([position]) => position !== 5));
  const sure = found.ancestors.filter(({ name }) => name.confidence >= 0.85);
  expect(sure.map(({ position }) => position)).not.toEqual(expect.arrayContaining([10]));
  expect(sure.map(({ position }) => position)).not.toEqual(expect.arrayContaining([11]));
});

test("what a cat's parents have twice leaves what follows unplaced", () => {
  const twice = [2, 4, 5, 4, 8, 3, 6, 7];
  const found = read(drawn(twice, inWords("Sire:", "Dam:"), indented));
  expect(found.ancestors.map(({ position }) => position)).not.toContain(8);
});

const LITTERS = ["Boris", "Igor", "Udo"].map((sire, i) => [
  `Sire: ${sire} of Bar`,
  `Dam: ${["Zita", "Ada", "Ida"][i]} of Foo`,
]);
const list = (texts: readonly string[]) =>
  read([
    ...drawnLine(60, 40, "Litters of our cattery"),
    ...texts.flatMap((text, i) => drawnLine(60, 200 + i * ROW, text)),
  ]);

test.each([
  ["with a number each", LITTERS.flatMap((pair, i) => pair.map((text) => `${i + 1}. ${text}`))],
  ["without numbers", LITTERS.flat()],
])(
  "the parents of several litters, %s, are nobody's ancestors, and which are the cat's is doubted",
  (_, texts) => {
    const { ancestors } = list(texts);
    expect(ancestors.every(({ position }) => position <= 3)).toBe(true);
    expect(ancestors.every(({ name }) => name.confidence < 0.75)).toBe(true);
  },
);

test("numbers beyond the generations of a pedigree are those of a list", () => {
  const { ancestors } = list([1, 2, 3, 4, 5, 6, 7].map((n) => `${n}. Sire: Cid of Foo${n}`));
  expect(ancestors.map(({ position }) => position)).not.toContain(16);
});

test.each([7, 20])(
  "cats numbered from 1 to %d may be any list: that they are ancestors is doubted",
  (count) => {
    const names = [...FAMILY.values()].slice(0, count).map(({ name }, i) => `${i + 1} ${name}`);
    const { ancestors } = list(names);
    expect(ancestors.every(({ name }) => name.confidence < 0.85)).toBe(true);
  },
);

test("numbers that end with a whole generation are believed", () => {
  const names = [
    1,
    ...CATS.slice(0, 14)
      .keys()
      .map((i) => i + 2),
  ].map((position) => `${position} ${FAMILY.get(position)?.name ?? "Mira of Northern Light"}`);
  expect(list(names).ancestors.every(({ name }) => name.confidence > 0.85)).toBe(true);
});
