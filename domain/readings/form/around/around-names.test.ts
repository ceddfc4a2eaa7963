/** Details that stand in the corners of boxes, around their cat's name. */
import { expect, test } from "vitest";
import {
  type DrawnCat,
  dayFirst,
  drawnFamily,
  starred,
} from "@felistry/testkit/sheets/drawn-family.ts";
import { drawnLine } from "@felistry/testkit/sheets/drawn-words.ts";
import { readPedigree } from "../../read-pedigree.ts";
import { SURE_FROM } from "../../recognised.ts";
import type { Word } from "../../words.ts";

const FAMILY = drawnFamily(30);
const POSITIONS = Array.from({ length: 14 }, (_, i) => i + 2);
const WIDTH = 760;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly middle: number;
}

/** Three generations from 420 to 1620, box at box. */
function boxOf(position: number): Box {
  const generation = 31 - Math.clz32(position);
  const cats = 2 ** generation;
  const left = 40 + (generation - 1) * WIDTH;
  const top = 420 + ((position - cats) * 1200) / cats;
  const bottom = top + 1200 / cats;
  return { left, right: left + WIDTH, top, bottom, middle: (top + bottom) / 2 };
}

type Draw = (cat: DrawnCat, box: Box, position: number) => readonly Word[];

const treeOf = (draw: Draw) =>
  POSITIONS.flatMap((position) => draw(FAMILY.get(position)!, boxOf(position), position));

function ancestorsIn(words: readonly Word[]) {
  const page = { width: 2400, height: 1700, words };
  const breeds = [{ ems: "SIB", names: ["Siberian"] }];
  return readPedigree([page], { breeds, systems: [], names: [] }).ancestors;
}

function read(words: readonly Word[]) {
  return new Map(
    ancestorsIn(words).map(({ position, number, birthdate, ems }) => [
      position,
      { number: number?.value, birth: birthdate?.value, ems: ems?.value },
    ]),
  );
}

const wanted = (position: number) => {
  const { number, birth, ems } = FAMILY.get(position)!;
  return { number, birth, ems };
};

const inMiddle = (cat: DrawnCat, { left, middle }: Box) =>
  drawnLine(left + WIDTH / 2, middle - 12, starred(cat.name), { align: "centre" });
const atLeft = (text: string, { left }: Box, y: number) =>
  drawnLine(left + 14, y, text, { size: 16 });
const atRight = (text: string, { right }: Box, y: number) =>
  drawnLine(right - 14, y, text, { size: 16, align: "right" });

const corners: Draw = (cat, box) => [
  ...inMiddle(cat, box),
  ...atLeft(cat.number, box, box.top + 8),
  ...atRight(dayFirst(cat.birth), box, box.top + 8),
  ...atRight(cat.ems, box, box.bottom - 26),
];

test("number, date and colour in three corners are those of the name between them", () => {
  const found = read(treeOf(corners));
  for (const position of POSITIONS) expect(found.get(position)).toEqual(wanted(position));
});

test("where a corner is empty the neighbour's detail is not taken", () => {
  const without = new Set([3, 5, 8, 11]);
  const found = read(
    treeOf((cat, box, position) =>
      without.has(position)
        ? [...inMiddle(cat, box), ...atRight(cat.ems, box, box.bottom - 26)]
        : corners(cat, box, position),
    ),
  );
  for (const position of POSITIONS) {
    const { number, birth } = found.get(position)!;
    const cat = wanted(position);
    expect([undefined, without.has(position) ? undefined : cat.number]).toContain(number);
    expect([undefined, without.has(position) ? undefined : cat.birth]).toContain(birth);
  }
  const told = [...found].filter(([position, { number }]) => number === wanted(position).number);
  expect(told.length).toBeGreaterThanOrEqual(8);
});

test("where a parent's name is lost, nothing that is put in another's place is sure", () => {
  const found = ancestorsIn(
    treeOf((cat, box, position) => {
      const all = corners(cat, box, position);
      return position === 2 ? all.slice(starred(cat.name).split(" ").length) : all;
    }),
  );
  const wrong = found.filter(
    ({ position, number }) => number !== null && number.value !== wanted(position).number,
  );
  expect(wrong.filter(({ number }) => number!.confidence >= SURE_FROM)).toEqual([]);
});

test("what stands at the foot of a box is its own, though the next one's name is nearer", () => {
  const found = read(
    treeOf((cat, box) => [
      ...atLeft(starred(cat.name), box, box.top + 8),
      ...atLeft(cat.number, box, box.bottom - 26),
    ]),
  );
  for (const position of POSITIONS)
    expect(found.get(position)!.number).toBe(wanted(position).number);
});
