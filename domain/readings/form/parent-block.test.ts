import { expect, test } from "vitest";
import { drawnLine } from "@felistry/testkit/sheets/drawn-words.ts";
import { readPedigree } from "../read-pedigree.ts";
import type { Word } from "../words.ts";

const read = (words: readonly Word[]) =>
  readPedigree([{ width: 1700, height: 2400, words }], { breeds: [], systems: [], names: [] });

const catsOf = ({ ancestors }: ReturnType<typeof read>) =>
  ancestors.map(({ position, prefix, name, suffix, number }) => [
    position,
    [prefix, name, suffix].flatMap((part) => (part ? [part.value] : [])).join(" "),
    number?.value ?? null,
  ]);

/** A label, and what is filled in a little above its line. */
const filled = (x: number, y: number, label: string, value: string): Word[] => [
  ...drawnLine(x, y, label),
  ...drawnLine(x + label.length * 14 + 30, y - 7, value),
];

const KITTEN = [
  ...filled(60, 200, "Name", "Mira von der Aue"),
  ...filled(60, 260, "Geburtsdatum", "03.04.2024"),
  ...filled(60, 320, "Zuchtbuch-Nr.", "AT-RKS LO 1234/24"),
];

test("grandparents without a side are those of the parent below whose label they stand", () => {
  const block = (y: number, label: string, cats: readonly (readonly [string, string])[]) => [
    ...drawnLine(60, y, label),
    ...filled(260, y, "Name", cats[0]![0]),
    ...filled(260, y + 60, "Zuchtbuch-Nr.", cats[0]![1]),
    ...filled(260, y + 120, "Großvater", cats[1]![0]),
    ...filled(1100, y + 120, "Nr.", cats[1]![1]),
    ...filled(260, y + 180, "Großmutter", cats[2]![0]),
    ...filled(1100, y + 180, "Nr.", cats[2]![1]),
  ];
  const found = read([
    ...KITTEN,
    ...block(460, "Vater", [
      ["Ramses vom Moor", "DE LO 657445"],
      ["Blue Moon von Hohenstein", "DE RIEX 578307"],
      ["Gloriette's Sweet Caroline", "AT-RKS LO 0734/17"],
    ]),
    ...block(760, "Mutter", [
      ["Ginger of Alpine Legend", "HU LO 906923"],
      ["Smooth Operator vom See", "HU LO 233484"],
      ["Cassiopeia vom See", "AT-RKS LO 1573/20"],
    ]),
  ]);
  expect(catsOf(found)).toEqual([
    [2, "Ramses vom Moor", "DE LO 657445"],
    [3, "Ginger of Alpine Legend", "HU LO 906923"],
    [4, "Blue Moon von Hohenstein", "DE RIEX 578307"],
    [5, "Gloriette's Sweet Caroline", "AT-RKS LO 0734/17"],
    [6, "Smooth Operator vom See", "HU LO 233484"],
    [7, "Cassiopeia vom See", "AT-RKS LO 1573/20"],
  ]);
  expect(found.cat.name?.value).toBe("Mira");
  expect(found.number?.value).toBe("AT-RKS LO 1234/24");
});

test("parents beside each other, each with its own below it", () => {
  const column = (x: number, [label, name, number, sire, dam]: readonly string[]) => [
    ...drawnLine(x, 460, label!),
    ...drawnLine(x, 510, name!),
    ...drawnLine(x, 560, number!),
    ...drawnLine(x, 640, `Дед: ${sire!}`),
    ...drawnLine(x, 700, `Бабка: ${dam!}`),
  ];
  const found = read([
    ...filled(60, 200, "Кличка:", "Мира Лунный Свет"),
    ...filled(60, 260, "Дата рождения:", "03.04.2024"),
    ...column(60, [
      "Отец",
      "Граф Лунный Свет",
      "RU LO 75941",
      "Барон Снежный Лес",
      "Ника Снежный Лес",
    ]),
    ...column(900, [
      "Мать",
      "Злата Белый Клык",
      "RU LO 72251",
      "Тихон Белый Клык",
      "Фрося Белый Клык",
    ]),
  ]);
  expect(catsOf(found)).toEqual([
    [2, "Граф Лунный Свет", "RU LO 75941"],
    [3, "Злата Белый Клык", "RU LO 72251"],
    [4, "Барон Снежный Лес", null],
    [5, "Ника Снежный Лес", null],
    [6, "Тихон Белый Клык", null],
    [7, "Фрося Белый Клык", null],
  ]);
});
