/** Pedigrees as people paste them and papers print them, written by somebody who had not seen the reader (testkit/foreign-files). */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { partialDateText } from "../cats/partial-date.ts";
import { parseEms } from "../colours/ems/parse.ts";
import { readPedigreeCell } from "./pedigree-cell.ts";
import { readPedigreeText } from "./pedigree-text.ts";

const FILES = new URL("../../testkit/foreign-files/", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, FILES), "utf8");

const plain = (text: string | null | undefined) =>
  (text ?? "").toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
const nameOf = (line: string) => {
  const { name } = readPedigreeCell(line);
  return name ? plain(name.prefix + name.name + name.suffix) : "";
};

interface TextTruth {
  readonly ancestors: Readonly<Record<string, { readonly name: string } | null>>;
}

const texts = ["first", "second"].flatMap((set) =>
  readdirSync(new URL(`pedigree-texts/${set}/`, FILES))
    .filter((name) => name.endsWith(".txt"))
    .map((name) => `${set}/${name}`),
);

test.each(texts.filter((name) => !name.includes("prose")))("%s is placed whole", (file) => {
  const truth = JSON.parse(
    read(`pedigree-texts/${file.replace(".txt", ".truth.json")}`),
  ) as TextTruth;
  const { cells } = readPedigreeText(read(`pedigree-texts/${file}`), 2);
  const missed = Object.entries(truth.ancestors).filter(([path, cat]) => {
    const steps = [...path].map((letter) => (letter === "D" ? 1 : 0));
    const position = steps.reduce<number>((child, step) => 2 * child + step, 1);
    return cat && nameOf(cells.get(position) ?? "") !== plain(cat.name);
  });
  expect(missed.map(([path]) => path)).toEqual([]);
});

test.each(texts.filter((name) => name.includes("prose")))("%s is left to the reader", (file) => {
  const text = read(`pedigree-texts/${file}`);
  const { cells, left } = readPedigreeText(text, 2);
  expect([...cells.values(), ...left].join(" ").length).toBeGreaterThan(0.9 * text.length);
});

interface CellTruth {
  readonly cell: string;
  readonly truth: {
    readonly titlesBefore: readonly string[];
    readonly name: string | null;
    readonly titlesAfter: readonly string[];
    readonly ems: string | null;
    readonly birth: string | null;
    readonly number: string | null;
  };
}

test("lines of cells are taken apart as a breeder would", () => {
  const right = { name: 0, titles: 0, ems: 0, birth: 0, number: 0 };
  const cells = JSON.parse(read("pedigree-cells.json")) as CellTruth[];
  for (const { cell, truth } of cells) {
    const { titles, ems, birth, number } = readPedigreeCell(cell);
    const wanted = truth.ems ? parseEms(truth.ems) : null;
    const codes = (parsed: typeof wanted) => JSON.stringify(parsed?.ok && parsed.codes.main);
    const facts = {
      name: nameOf(cell) === plain(truth.name),
      titles:
        plain(titles.join("")) === plain([...truth.titlesBefore, ...truth.titlesAfter].join("")),
      ems: wanted === null || codes(ems) === codes(wanted),
      birth: (birth && partialDateText(birth)) === truth.birth,
      number: plain(number) === plain(truth.number),
    };
    for (const fact of Object.keys(right) as (keyof typeof right)[]) if (facts[fact]) right[fact]++;
  }
  // What misses: `Foo*FI` keeps its country in the name, two titles that are one, titles in whole words.
  expect(right).toEqual({ name: 76, titles: 78, ems: 80, birth: 80, number: 79 });
});
