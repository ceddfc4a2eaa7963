import { expect, test } from "vitest";
import {
  type DrawnCat,
  dayFirst,
  drawnFamily,
  starred,
} from "@felistry/testkit/sheets/drawn-family.ts";
import { drawnLine, drawnLines } from "@felistry/testkit/sheets/drawn-words.ts";
import { readPedigree } from "../read-pedigree.ts";
import { LIKELY_FROM, SURE_FROM, type Vocabulary } from "../recognised.ts";
import type { Word } from "../words.ts";

const VOCABULARY: Vocabulary = {
  breeds: [{ ems: "SIB", names: ["Siberian"] }],
  systems: [],
  names: [],
};
const read = (words: readonly Word[]) =>
  readPedigree([{ width: 2400, height: 1700, words }], VOCABULARY);

const FAMILY = drawnFamily(30);
const POSITIONS = Array.from({ length: 14 }, (_, i) => i + 2);
const threeLines = (cat: DrawnCat) => [
  starred(cat.name),
  `${cat.ems} ${cat.number}`,
  dayFirst(cat.birth),
];

/** Where the middle of a cell is, of three generations from 420 to 1620. */
function placeOf(position: number): { x: number; middle: number } {
  const generation = 31 - Math.clz32(position);
  const cats = 2 ** generation;
  return {
    x: 60 + (generation - 1) * 760,
    middle: 420 + ((position - cats + 0.5) * 1200) / cats,
  };
}

const TREE = POSITIONS.flatMap((position) => {
  const { x, middle } = placeOf(position);
  return drawnLines(x, middle - 36, threeLines(FAMILY.get(position)!));
});

const namesOf = ({ ancestors }: ReturnType<typeof read>) =>
  ancestors.map(({ position, prefix, name, suffix }) => [
    position,
    [prefix, name, suffix].flatMap((part) => (part ? [part.value] : [])).join(" "),
  ]);
const NAMES = POSITIONS.map((position) => [position, FAMILY.get(position)!.name]);

test("the cat heads its tree in large print, without labels", () => {
  const found = read([
    ...drawnLine(60, 40, "Pedigree certificate of the club"),
    ...drawnLine(1200, 120, "Mira of Northern Light", { size: 36, align: "centre" }),
    ...drawnLine(1200, 190, "SIB n 22, female, born 13.06.2022", { align: "centre" }),
    ...TREE,
  ]);
  expect(found.cat).toMatchObject({
    name: { value: "Mira" },
    suffix: { value: "of Northern Light" },
    sex: { value: "female" },
    ems: { value: "SIB n 22" },
    birthdate: { value: "2022-06-13" },
  });
  expect(namesOf(found)).toEqual(NAMES);
});

test.each([
  ["List of the ancestors Siberian Forest Cat SIB n 22 female", "female"],
  ["SIB n 22 (black blotched tabby), male, born 2020-07-27", "male"],
])("the sex beside the cat's code: %s", (line, sex) => {
  const found = read([
    ...drawnLine(1200, 120, "Mira of Northern Light", { size: 36, align: "centre" }),
    ...drawnLine(1200, 190, line, { align: "centre" }),
    ...TREE,
  ]);
  expect(found.cat).toMatchObject({ sex: { value: sex }, ems: { value: "SIB n 22" } });
});

test("a name and a code that narrow cells break go on in the next line", () => {
  const broken = POSITIONS.flatMap((position) => {
    const { x, middle } = placeOf(position);
    const cat = FAMILY.get(position)!;
    return drawnLines(x, middle - 40, [
      ...(position === 9 ? ["Nemo de la", "Vallée Bleue"] : [starred(cat.name)]),
      ...(position === 9 ? ["seal silver (SIB ns 21", "33)"] : [cat.ems]),
      cat.number,
    ]);
  });
  const { ancestors } = read([...drawnLine(60, 40, "Pedigree certificate of the club"), ...broken]);
  expect(ancestors.find(({ position }) => position === 9)).toMatchObject({
    name: { value: "Nemo" },
    suffix: { value: "de la Vallée Bleue" },
    ems: { value: "SIB ns 21 33" },
  });
});

test("captions in small print stand below their values", () => {
  const values: [x: number, y: number, value: string, caption: string][] = [
    [60, 200, "Mira of Northern Light", "Name"],
    [1000, 200, "LO 2022-41054", "Registration No."],
    [60, 290, "Siberian", "Breed"],
    [1000, 290, "SIB n 22", "EMS code"],
    [60, 380, "female", "Sex"],
    [1000, 380, "13.06.2022", "Date of birth"],
    [60, 470, "Jana Novotna", "Breeder"],
    [1000, 470, "Peter Grant", "Owner"],
  ];
  const found = read(
    values.flatMap(([x, y, value, caption]) => [
      ...drawnLine(x, y, value, { size: 22 }),
      ...drawnLine(x, y + 28, caption, { size: 13 }),
    ]),
  );
  expect(found).toMatchObject({
    number: { value: "LO 2022-41054" },
    cat: {
      name: { value: "Mira" },
      breed: { value: "SIB" },
      ems: { value: "SIB n 22" },
      sex: { value: "female" },
      birthdate: { value: "2022-06-13" },
    },
    breeder: { value: "Jana Novotna" },
    owner: { value: "Peter Grant" },
  });
});

test("fields named once on a page are the cat's, though they stand among its ancestors", () => {
  const own = ["Registration: LO 2022-41054", "Sex: female", "Color: SIB n 22", "Breed: Siberian"];
  const found = read([
    ...drawnLine(1200, 120, "Mira of Northern Light", { size: 36, align: "centre" }),
    ...drawnLines(60, 960, own),
    ...TREE,
  ]);
  expect(found).toMatchObject({
    number: { value: "LO 2022-41054" },
    cat: { sex: { value: "female" }, ems: { value: "SIB n 22" }, breed: { value: "SIB" } },
  });
  expect(namesOf(found)).toEqual(NAMES);
});

test("captions at the head of the cells of the first generations do not make a list of the tree", () => {
  const captions = ["Sire", "Dam", "Sire's sire", "Sire's dam", "Dam's sire", "Dam's dam"];
  const found = read([
    ...drawnLine(60, 90, "Name:"),
    ...drawnLine(260, 90, "Mira of Northern Light"),
    ...captions.flatMap((caption, i) => {
      const { x, middle } = placeOf(i + 2);
      return drawnLine(x, middle - (i < 2 ? 280 : 130), caption);
    }),
    ...TREE,
  ]);
  expect(namesOf(found)).toEqual(NAMES);
});

test("other print that lies like a tree does not displace the parents that a card names", () => {
  const found = read([
    ...drawnLine(60, 300, "Freunde Edler Katzen"),
    ...drawnLine(60, 700, "Haus Der Rassen"),
    ...[200, 400, 600, 800].flatMap((y, i) =>
      drawnLine(900, y, `Ortsgruppe ${["Bremen", "Kassel", "Leipzig", "Rostock"][i]}`),
    ),
    ...drawnLine(60, 1100, "Vater: Boris vom Berg"),
    ...drawnLine(60, 1200, "Mutter: Vesna vom Berg"),
  ]);
  expect(namesOf(found)).toEqual([
    [2, "Boris vom Berg"],
    [3, "Vesna vom Berg"],
  ]);
});

const TITLE = drawnLine(1200, 120, "Mira of Northern Light", { size: 36, align: "centre" });

test("a person's name in the place of a parent that is lost is left out, and its picture remains", () => {
  const without = (lost: number) =>
    POSITIONS.filter((position) => position !== lost).flatMap((position) => {
      const { x, middle } = placeOf(position);
      return drawnLines(x, middle - 36, threeLines(FAMILY.get(position)!));
    });
  const found = [
    read([...TITLE, ...without(2), ...drawnLine(60, 1000, "Vera Kolar")]),
    read([...TITLE, ...without(3), ...drawnLine(60, 1400, "Vera Kolar")]),
    read([...TITLE, ...without(3), ...drawnLine(100, 1320, "Vera Kolar")]),
  ].map(({ ancestors }) => ancestors);
  for (const ancestors of found) {
    const doubted = ancestors.filter(({ name }) => name!.confidence < LIKELY_FROM);
    expect(doubted.map(({ name }) => name)).toMatchObject([{ value: "", region: { page: 0 } }]);
  }
});

test("parents of whom only the names are printed, as of all others, are sure, whoever is named before them", () => {
  const names = POSITIONS.filter((position) => position < 7).flatMap((position) => {
    const { x, middle } = placeOf(position);
    return drawnLine(x < 800 ? 360 : 1020, middle - 36, starred(FAMILY.get(position)!.name));
  });
  const { ancestors } = read([...TITLE, ...names, ...drawnLine(119, 1021, "Vera Kolar")]);
  expect(ancestors.map(({ position }) => position)).toEqual([2, 3, 4, 5, 6]);
  for (const { name } of ancestors.slice(0, 2))
    expect(name!.confidence).toBeGreaterThanOrEqual(SURE_FROM);
});

test("boxes whose captions are misread by two letters are read, but not as surely", () => {
  const captions = [
    ["Vater", "Mutter"],
    ["Grofpvater (väterlicherseits)", "Gropvater (mütterlicherseits)"],
    ["Großmutter (väterlicherseits)", "Gropmutter (mütterlicherseits)"],
  ];
  const places = [2, 3, 4, 6, 5, 7];
  const words = captions.flat().flatMap((caption, i) => {
    const [x, y] = [60 + (i % 2) * 1100, 400 + Math.floor(i / 2) * 300];
    const cat = FAMILY.get(places[i]!)!;
    return [...drawnLine(x, y, caption), ...drawnLines(x, y + 40, threeLines(cat))];
  });
  const { ancestors } = read(words);
  expect(ancestors.map(({ position, number }) => [position, number?.value])).toEqual(
    places.toSorted().map((position) => [position, FAMILY.get(position)!.number]),
  );
  const isSure = ancestors.map(({ birthdate }) => birthdate!.confidence >= SURE_FROM);
  expect(isSure).toEqual([true, true, false, true, false, false]);
});
