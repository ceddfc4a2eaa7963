/** Boxes in which each value stands behind its label. */
import { expect, test } from "vitest";
import {
  type DrawnCat,
  dayFirst,
  drawnFamily,
  starred,
} from "@felistry/testkit/sheets/drawn-family.ts";
import { drawnLine, drawnLines } from "@felistry/testkit/sheets/drawn-words.ts";
import { readPedigree } from "../read-pedigree.ts";
import type { Word } from "../words.ts";

const FAMILY = drawnFamily(12);
const POSITIONS = Array.from({ length: 14 }, (_, i) => i + 2);

/** Three generations from 420 to 1620. */
function placeOf(position: number): { x: number; middle: number } {
  const generation = 31 - Math.clz32(position);
  const cats = 2 ** generation;
  const middle = 420 + ((position - cats + 0.5) * 1200) / cats;
  return { x: 60 + (generation - 1) * 760, middle };
}

const treeOf = (draw: (cat: DrawnCat, x: number, y: number) => readonly Word[]) =>
  POSITIONS.flatMap((position) => {
    const { x, middle } = placeOf(position);
    return draw(FAMILY.get(position)!, x, middle - 60);
  });

function read(words: readonly Word[]) {
  const { ancestors } = readPedigree([{ width: 2400, height: 1700, words }], {
    breeds: [{ ems: "SIB", names: ["Siberian"] }],
    systems: [],
    names: [],
  });
  return ancestors.map(({ position, prefix, name, suffix, ems, number, birthdate }) => ({
    position,
    name: [prefix, name, suffix].flatMap((part) => (part ? [part.value] : [])).join(" "),
    ems: ems?.value,
    number: number?.value,
    birth: birthdate?.value,
  }));
}

const WANTED = POSITIONS.map((position) => ({ position, ...FAMILY.get(position)! }));

const CAT = drawnLines(60, 60, ["Ime mačke: Mira Old Castle", "Spol: ženski"]);

test("the name below its label, and titles behind theirs, which are no part of it", () => {
  const linesOf = (cat: DrawnCat) => [
    "Név:",
    starred(cat.name),
    "Címek: Nemzetközi Champion",
    `Szín: ${cat.ems} Született: ${dayFirst(cat.birth)}`,
    `Törzskönyvi szám: ${cat.number}`,
  ];
  const found = read([...CAT, ...treeOf((cat, x, y) => drawnLines(x, y, linesOf(cat)))]);
  expect(found).toEqual(WANTED);
});

test("labels without colons in a column of their own, values in another", () => {
  const found = read(
    treeOf((cat, x, y) =>
      Object.entries({
        "Reg. No": cat.number,
        Name: starred(cat.name),
        Colour: cat.ems,
        Born: dayFirst(cat.birth),
      }).flatMap(([label, value], i) => [
        ...drawnLine(x, y + i * 30, label, { size: 16 }),
        ...drawnLine(x + 140, y + i * 30, value),
      ]),
    ),
  );
  expect(found).toEqual(WANTED);
});

test("behind its label a number has all its registers", () => {
  const found = read(
    treeOf((cat, x, y) =>
      drawnLines(x, y, [
        `Име: ${starred(cat.name)}`,
        `Цвят: ${cat.ems}`,
        `Рег. №: (BG) NFFe LO ${cat.number.slice(-5)}`,
      ]),
    ),
  );
  expect(found.map(({ number }) => number)).toEqual(
    WANTED.map(({ number }) => `(BG) NFFe LO ${number.slice(-5)}`),
  );
});

test("labels in two languages of which one is misread, as italics are", () => {
  const linesOf = (cat: DrawnCat) => [
    `Hme/Name: ${starred(cat.name)}`,
    "Tumna/Title: —",
    `Leam/EMS: ${cat.ems}`,
    `Poðen(a)/Born: ${dayFirst(cat.birth)}`,
    `Рег. №: ${cat.number}`,
  ];
  expect(read([...CAT, ...treeOf((cat, x, y) => drawnLines(x, y, linesOf(cat)))])).toEqual(WANTED);
});
