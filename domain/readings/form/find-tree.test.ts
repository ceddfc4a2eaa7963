import { expect, test } from "vitest";
import {
  type DrawnCat,
  dayFirst,
  drawnFamily,
  starred,
} from "@felistry/testkit/sheets/drawn-family.ts";
import { drawnLine, drawnLines, type Ink } from "@felistry/testkit/sheets/drawn-words.ts";
import { readPedigree } from "../read-pedigree.ts";
import type { Vocabulary } from "../recognised.ts";
import type { Word } from "../words.ts";

const VOCABULARY: Vocabulary = {
  breeds: [{ ems: "SIB", names: ["Siberian"] }],
  systems: [],
  names: [],
};

interface Placing {
  readonly generation: number;
  readonly index: number;
  readonly cats: number;
}
type Draw = (cat: DrawnCat, place: Placing) => Word[];

function drawTree(generations: number, draw: Draw, blank: readonly number[] = []) {
  const family = drawnFamily(generations * 10 + blank.length);
  const words: Word[] = [];
  const truth = new Map<number, string>();
  for (let position = 2; position < 2 ** (generations + 1); position++) {
    if (blank.includes(position)) continue;
    const generation = 31 - Math.clz32(position);
    const cats = 2 ** generation;
    const cat = family.get(position)!;
    words.push(...draw(cat, { generation, index: position - cats, cats }));
    if (position < 32) truth.set(position, cat.name);
  }
  return { words, truth };
}

function namesOn(words: readonly Word[], width = 2400, height = 1700): Map<number, string> {
  const { ancestors } = readPedigree([{ width, height, words }], VOCABULARY);
  return new Map(
    ancestors.map(({ position, prefix, name, suffix }) => [
      position,
      [prefix, name, suffix].flatMap((part) => (part ? [part.value] : [])).join(" "),
    ]),
  );
}

const HEAD = [
  ...drawnLine(1200, 20, "Certified Pedigree", { size: 44, align: "centre" }),
  ...drawnLine(60, 90, "Name:"),
  ...drawnLine(260, 90, "CZ*Silver Forest Mira"),
  ...drawnLine(60, 120, "Sex:"),
  ...drawnLine(260, 120, "female"),
  ...drawnLine(1300, 90, "Registration No.:"),
  ...drawnLine(1560, 90, "LO 2022-41054"),
];
const FOOT = [
  ...drawnLine(
    60,
    1620,
    "This pedigree was issued by the registry of the club and is valid with its stamp and the signature of the registrar only",
  ),
  ...drawnLine(60, 1650, "Club House, Long Street 12, 110 00 Prague"),
  ...drawnLine(1700, 1650, "registrar's signature"),
];

const threeLines = (cat: DrawnCat) => [
  starred(cat.name),
  `${cat.ems} ${cat.number}`,
  dayFirst(cat.birth),
];
const twoLines = (cat: DrawnCat) => [starred(cat.name), `${cat.ems} ${cat.number}`];

/** Cells between these heights, columns from this edge, each this far from the one before. */
function inColumns(
  lines: (cat: DrawnCat) => readonly string[],
  { from = 180, to = 1580, left = 60, step = 560, ink = {} as Ink, mirrored = false } = {},
): Draw {
  return (cat, { generation, index, cats }) => {
    const cell = (to - from) / cats;
    const texts = lines(cat);
    const size = ink.size ?? 20;
    const y = from + (index + 0.5) * cell - (texts.length * size * 1.25) / 2;
    const place = left + (generation - 1) * step;
    return drawnLines(mirrored ? 2400 - place - 420 : place, y, texts, ink);
  };
}

test.each([3, 4])(
  "brackets of %i generations between a head and a foot across the page",
  (generations) => {
    const { words, truth } = drawTree(
      generations,
      inColumns(generations === 3 ? threeLines : twoLines),
    );
    expect(namesOn([...HEAD, ...words, ...FOOT])).toEqual(truth);
  },
);

test("five generations, of which the registry keeps four", () => {
  const one = (cat: DrawnCat) => [starred(cat.name)];
  const { words, truth } = drawTree(5, inColumns(one, { step: 470, ink: { size: 17 } }));
  expect(namesOn([...HEAD, ...words, ...FOOT], 2600)).toEqual(truth);
});

test("blank cells stay blank", () => {
  const { words, truth } = drawTree(
    4,
    inColumns(twoLines),
    [5, 10, 11, 12, 20, 21, 22, 23, 24, 25, 31],
  );
  expect(namesOn([...HEAD, ...words, ...FOOT])).toEqual(truth);
});

test("a column of the cat's own data beside the tree", () => {
  const own = [
    "Name",
    "CZ*Silver Forest Mira",
    "Breed",
    "Siberian",
    "Date of birth",
    "13.06.2022",
    "Breeder",
    "Jana Novotna",
    "Owner",
    "Peter Grant",
  ];
  const column = drawnLines(60, 420, own);
  const { words, truth } = drawTree(3, inColumns(threeLines, { left: 560 }));
  const all = [...drawnLine(1200, 20, "Pedigree", { size: 44 }), ...column, ...words, ...FOOT];
  expect(namesOn(all)).toEqual(truth);
  const { cat, owner } = readPedigree([{ width: 2400, height: 1700, words: all }], VOCABULARY);
  expect(cat).toMatchObject({ name: { value: "Mira" }, birthdate: { value: "2022-06-13" } });
  expect(owner).toMatchObject({ value: "Peter Grant" });
});

test("the cat itself at the root of its tree", () => {
  const root = drawnLines(40, 860, [
    "CZ*Silver Forest Mira",
    "SIB n 22 LO 2022-41054",
    "13.06.2022",
  ]);
  const { words, truth } = drawTree(3, inColumns(threeLines, { left: 520 }));
  const all = [...root, ...words, ...FOOT];
  expect(namesOn(all)).toEqual(truth);
  const { cat, number } = readPedigree([{ width: 2400, height: 1700, words: all }], VOCABULARY);
  expect(cat).toMatchObject({ name: { value: "Mira" }, ems: { value: "SIB n 22" } });
  expect(number).toMatchObject({ value: "LO 2022-41054" });
});

test("from right to left", () => {
  const { words, truth } = drawTree(3, inColumns(threeLines, { mirrored: true }));
  expect(namesOn([...HEAD, ...words, ...FOOT])).toEqual(truth);
});

test("centred in their boxes", () => {
  const draw = inColumns(threeLines, { left: 320, step: 700, ink: { align: "centre" } });
  const { words, truth } = drawTree(3, draw);
  expect(namesOn([...HEAD, ...words, ...FOOT])).toEqual(truth);
});

test.each(["left", "centre"] as const)("from top to bottom, %s in their cells", (align) => {
  const { words, truth } = drawTree(3, (cat, { generation, index, cats }) => {
    const cell = 2280 / cats;
    const [first = "", ...rest] = cat.name.split(" ").length > 3 ? [cat.name] : [cat.name];
    const x = 60 + index * cell + (align === "centre" ? cell / 2 : 0);
    return drawnLines(
      x,
      260 + (generation - 1) * 260,
      [starred(first), ...rest, cat.ems, cat.number],
      {
        align,
        size: 14,
      },
    );
  });
  expect(namesOn([...HEAD, ...words, ...FOOT])).toEqual(truth);
});

test("a table whose cells begin at their upper edges and are of unequal height", () => {
  const heights = [90, 60, 120, 60, 80, 150, 60, 100, 60, 90, 140, 60, 70, 110, 60, 90];
  const topOf = (leaf: number) => 200 + heights.slice(0, leaf).reduce((sum, one) => sum + one, 0);
  const { words, truth } = drawTree(4, (cat, { generation, index }) => {
    const leaf = index * 2 ** (4 - generation);
    return drawnLines(60 + (generation - 1) * 560, topOf(leaf) + 6, twoLines(cat));
  });
  expect(namesOn([...HEAD, ...words, ...FOOT])).toEqual(truth);
});

const MISREAD: Readonly<Record<number, string>> = {
  5: "6.",
  11: "aia",
  14: "1",
  17: "",
  23: "zii",
  31: "51",
};

test.each([
  ["a list numbered as an ahnentafel", (position: number) => `${position}.`],
  [
    "a list some of whose numbers are misread or lost",
    (position: number) => MISREAD[position] ?? `${position}`,
  ],
])("%s", (_, numberOf) => {
  const family = drawnFamily(3);
  const rows = Array.from({ length: 30 }, (_, i) => [i + 2, family.get(i + 2)!] as const);
  const words = rows.flatMap(([position, cat], i) => [
    ...(numberOf(position) === ""
      ? []
      : drawnLine(80, 200 + i * 44, numberOf(position), { align: "right" })),
    ...drawnLine(120, 200 + i * 44, starred(cat.name)),
    ...drawnLine(900, 200 + i * 44, cat.ems),
    ...drawnLine(1200, 200 + i * 44, cat.number),
  ]);
  expect(namesOn([...HEAD, ...words, ...FOOT])).toEqual(
    new Map(rows.map(([p, cat]) => [p, cat.name])),
  );
});

test("a list that says whose parent each is, of whose numbers those of one figure are lost", () => {
  const family = drawnFamily(3);
  const rows = Array.from({ length: 30 }, (_, i) => [i + 2, family.get(i + 2)!] as const);
  const said = ["Tėvas", "Motina", "Tėvo tėvas", "Tėvo motina", "Motinos tėvas", "Motinos motina"];
  const kinOf = (count: number) => {
    const [of, parent] = [Math.floor((count - 1) / 2), count % 2 ? "tėvas" : "motina"];
    return said[count - 1] ?? (of < 10 ? parent : `${of} ${parent}`);
  };
  const words = rows.flatMap(([, cat], i) => [
    ...(i < 9 ? [] : drawnLine(80, 200 + i * 44, `${i + 1}`, { align: "right" })),
    ...drawnLine(i > 5 && i < 20 ? 147 : 120, 200 + i * 44, kinOf(i + 1)),
    ...(i < 2 ? drawnLine(240, 200 + i * 44, i ? "Mother" : "Father") : []),
    ...drawnLine(420, 200 + i * 44, starred(cat.name)),
    ...drawnLine(1100, 200 + i * 44, cat.ems),
    ...drawnLine(1400, 200 + i * 44, cat.number),
  ]);
  expect(namesOn([...HEAD, ...words, ...FOOT])).toEqual(
    new Map(rows.map(([p, cat]) => [p, cat.name])),
  );
});

test("a list named by ways, whose parents' single letters are lost", () => {
  const family = drawnFamily(3);
  const wayOf = (position: number) =>
    position.toString(2).slice(1).replaceAll("0", "S").replaceAll("1", "D");
  const rows = Array.from({ length: 14 }, (_, i) => [i + 2, family.get(i + 2)!] as const);
  const words = rows.flatMap(([position, cat], i) => [
    ...(position < 4 ? [] : drawnLine(60, 200 + i * 44, wayOf(position))),
    ...drawnLine(180, 200 + i * 44, starred(cat.name)),
    ...drawnLine(900, 200 + i * 44, cat.ems),
    ...drawnLine(1200, 200 + i * 44, cat.number),
  ]);
  expect(namesOn([...HEAD, ...words, ...FOOT])).toEqual(
    new Map(rows.map(([p, cat]) => [p, cat.name])),
  );
});

test("labels within the cells are the ancestors', not the cat's", () => {
  const labelled = (cat: DrawnCat) => [
    starred(cat.name),
    `Reg. No.: ${cat.number}`,
    `EMS: ${cat.ems}`,
    `Born: ${dayFirst(cat.birth)}`,
  ];
  const { words, truth } = drawTree(3, inColumns(labelled));
  const all = [...HEAD, ...words, ...FOOT];
  expect(namesOn(all)).toEqual(truth);
  const read = readPedigree([{ width: 2400, height: 1700, words: all }], VOCABULARY);
  expect(read.number?.value).toBe("LO 2022-41054");
  expect(read.cat.birthdate).toBeNull();
  const sire = drawnFamily(30).get(2)!;
  expect(read.ancestors[0]).toMatchObject({
    number: { value: sire.number },
    birthdate: { value: sire.birth },
    ems: { value: sire.ems },
  });
});

test("a page of any print is answered in bounded time", () => {
  let state = 7;
  const next = (most: number) => (state = (state * 16_807) % 2_147_483_647) % most;
  const words = Array.from({ length: 5000 }, () =>
    drawnLine(
      next(2300),
      next(1650),
      ["Bella", "LO 123", "of", "SIB n 22", "12.03.2019", "Alma Vera"][next(6)]!,
      {
        size: 8 + next(20),
      },
    ),
  ).flat();
  const started = process.cpuUsage();
  namesOn(words);
  // Two seconds of a core; the bound leaves room for a machine at half the speed.
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(4000);
});
