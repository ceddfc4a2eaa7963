import { expect, test } from "vitest";
import { ONE_CAT, recordOf } from "@felistry/testkit/hard-pairs.ts";
import { type PairedCat, PairFinder } from "./pair-finder.ts";

let nextId = 0;
const cat = (name: string, traits: Partial<PairedCat> = {}): PairedCat => ({
  id: ++nextId,
  sex: "male",
  breed: "SIB",
  birthdate: null,
  name,
  ownName: name,
  number: null,
  motherId: null,
  fatherId: null,
  ...traits,
});

function pairsAmong(...cats: PairedCat[]): boolean {
  const finder = new PairFinder();
  // So many others of the day and the parents that a pair is not found by being alone.
  for (let i = 0; i < 50; i++)
    finder.add(
      cat(`Zz${i}yy`, { birthdate: "2020-03-05", motherId: 7, number: `LO ${9000 + i * 31}` }),
    );
  for (const each of cats) finder.add(each);
  return finder.pairs().some(([one, other]) => one === cats[0]!.id && other === cats[1]!.id);
}

const day = { birthdate: "2020-03-05" };

test.each([
  [
    "the words of the name in any order and script",
    cat("Silver Forest Amber"),
    cat("Амбер Сильвер Форест"),
  ],
  ["a misprint at the end, born the same day", cat("Margilan", day), cat("Margilam", day)],
  ["a misprint at the beginning", cat("Margilan", day), cat("Nargilan", day)],
  [
    "day and month exchanged",
    cat("Lord Natlend", day),
    cat("Natlend", { birthdate: "2020-05-03" }),
  ],
  [
    "one mother, no dates",
    cat("Vasilisa", { motherId: 7 }),
    cat("Wasilissa", { motherId: 7, ...day }),
  ],
  [
    "the same number",
    cat("Murka", { number: "FD LO 0130716" }),
    cat("Angara", { number: "(FD)LO 130716" }),
  ],
] as const)("finds %s", (_title, one, other) => {
  expect(pairsAmong(one, other)).toBe(true);
});

test.each([
  ["different sexes", cat("Amur", day), cat("Amur", { ...day, sex: "female" })],
  ["breeds that are not crossed", cat("Amur", day), cat("Amur", { ...day, breed: "MCO" })],
  ["births years apart", cat("Amur", day), cat("Amur", { birthdate: "2012-11-17" })],
  ["other names of one day", cat("Amur", day), cat("Bosfor", day)],
] as const)("leaves out %s", (_title, one, other) => {
  expect(pairsAmong(one, other)).toBe(false);
});

test("each pair once, the older record first", () => {
  const finder = new PairFinder();
  const [one, other] = [cat("Amur", { ...day, motherId: 3 }), cat("Амур", { ...day, motherId: 3 })];
  finder.add(one);
  finder.add(other);
  expect(finder.pairs()).toEqual([[one.id, other.id]]);
});

/** As the registry keeps it: parents that are only named have no record. */
function pairedOf(text: string): PairedCat {
  const { name, sex, birthdate, breed, numbers } = recordOf(text);
  return cat(name, {
    sex: sex ?? "male",
    breed: breed ?? "XSH",
    birthdate,
    number: numbers[0] ?? null,
  });
}

test.each(ONE_CAT)("the check compares two records of one cat: %s", (_title, one, other) => {
  expect(pairsAmong(pairedOf(one), pairedOf(other))).toBe(true);
});
