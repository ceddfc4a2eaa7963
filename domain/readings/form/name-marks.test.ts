import { expect, test } from "vitest";
import { withoutMarks, withWholeCountries } from "./name-marks.ts";

const bared = (names: Record<number, string>) =>
  Object.fromEntries(
    withoutMarks(
      new Map(Object.entries(names).map(([at, name]) => [Number(at), name])),
      (word) => word === "Birman",
    ),
  );

const BARE = { 2: "Boris", 3: "Mira of Light", 4: "Caspian", 5: "Daphne", 6: "Edgar", 7: "Flora" };
const marked = (mark: (position: number) => string) =>
  Object.fromEntries(Object.entries(BARE).map(([at, name]) => [at, `${mark(Number(at))} ${name}`]));

test("numbers, ways from the root and marks of the sex are no part of a name", () => {
  expect(bared(marked((at) => `${at}.`))).toEqual(BARE);
  const paths = ["I:", "E:", "II:", "IE:", "EI:", "EE:"];
  expect(bared(marked((at) => paths[at - 2]!))).toEqual(BARE);
  expect(bared(marked((at) => (at % 2 === 0 ? "Herr" : "Frau")))).toEqual(BARE);
});

test("a country and an affix that some of the names have stay", () => {
  const countries = marked(() => "CZ");
  expect(bared(countries)).toEqual(countries);
  const oneLetter = marked(() => "S");
  expect(bared(oneLetter)).toEqual(oneLetter);
  const affix = { ...BARE, 2: "Aurora Boris", 4: "Aurora Caspian" };
  expect(bared(affix)).toEqual(affix);
});

test("an affix that all of one sex have stays, whether the others have it or not; a breed does not", () => {
  const behind = (mark: (position: number) => string) =>
    Object.fromEntries(
      Object.entries(BARE).map(([at, name]) => [at, `${name} ${mark(Number(at))}`.trim()]),
    );
  const all = behind(() => "Rosewood");
  expect(bared(all)).toEqual(all);
  const dams = behind((at) => (at % 2 === 0 ? "" : "Rosewood"));
  expect(bared(dams)).toEqual(dams);
  expect(bared(behind(() => "Birman"))).toEqual(BARE);
});

test("a country whose first letter is lost is the one that the cattery has elsewhere", () => {
  const names = new Map([
    [2, "L Windmill's Orion"],
    [3, "NL Windmill's Diva"],
    [6, "L'Windmill's Thor"],
    [4, "S Fjällets Nemo"],
    [5, "SE Fjällets Freya"],
  ]);
  expect([...withWholeCountries(names).values()]).toEqual([
    "NL Windmill's Orion",
    "NL Windmill's Diva",
    "NL Windmill's Thor",
    "S Fjällets Nemo",
    "SE Fjällets Freya",
  ]);
});
