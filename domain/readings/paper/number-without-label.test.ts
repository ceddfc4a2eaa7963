import { drawnLine, drawnLines } from "@felistry/testkit/sheets/drawn-words.ts";
import { expect, test } from "vitest";
import { readPedigree } from "../read-pedigree.ts";

const VOCABULARY = {
  breeds: [{ ems: "SIB", names: ["Siberian"] }],
  systems: [],
  names: [],
};

/** A paper with one more line at its head. */
const numberOf = (head: string) =>
  readPedigree(
    [
      {
        width: 2400,
        height: 1700,
        words: [
          ...drawnLine(1200, 80, head),
          ...drawnLines(60, 140, ["Name: Mira of Northern Light", "Breed: Siberian"]),
          ...drawnLine(60, 260, "Breeder: Jana Smith, tel. 123 456 789"),
          ...drawnLine(60, 400, "Sire: Foo of Bar LO 2019-64288"),
          ...drawnLine(60, 460, "Dam: Vesna of Bar LO 2018-56404"),
        ],
      },
    ],
    VOCABULARY,
  ).number?.value ?? null;

test.each([
  ["Birth certificate No. 0123/24", "0123/24"],
  ["Свидетельство о рождении № 77-1234", "77-1234"],
  ["SBT 031521 042", "SBT 031521 042"],
  ["Pedigree RU-XYZ LO 12345", "RU-XYZ LO 12345"],
  ["has been entered under registration number 17971-23331-2H", "17971-23331-2H"],
  ["entered under registration number pending", null],
  ["Issued 12.03.2023", null],
  ["Cattery No. 12345", null],
  ["Page 1 of 2", null],
])("of a paper with the line %s the number is %s", (head, number) =>
  expect(numberOf(head)).toBe(number),
);
