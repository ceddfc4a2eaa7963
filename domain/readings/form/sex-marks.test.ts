import { expect, test } from "vitest";
import { segmentOf } from "../segments.ts";
import { withoutSexMarks } from "./sex-marks.ts";

const lineOf = (text: string) =>
  segmentOf(
    text.split(" ").map((word, at) => ({
      text: word,
      confidence: 0.95,
      x: at * 60,
      y: 0,
      w: 50,
      h: 10,
    })),
    0,
  );

function bared(texts: Record<number, string>): Record<number, string> {
  const cells = new Map(
    Object.entries(texts).map(([at, text]) => [Number(at), { lines: [lineOf(text)], sure: 1 }]),
  );
  return Object.fromEntries(
    [...withoutSexMarks(cells)].map(([at, { lines }]) => [at, lines[0]!.text]),
  );
}

test("letters of the sexes before the names, also of the first generations only, are none of them", () => {
  expect(
    bared({
      2: "S: DBLE GR CH Ausmane Thor",
      3: "D: Gumnut Diva",
      4: "S:Ausmane Nemo",
      8: "Orion",
    }),
  ).toEqual({ 2: "DBLE GR CH Ausmane Thor", 3: "Gumnut Diva", 4: "Ausmane Nemo", 8: "Orion" });
});

test("an I may be read as what looks like it", () => {
  expect(
    bared({ 2: "1l. FI*Lumiyön Thor", 3: "E. Freya", 4: "l. Nemo", 5: "E. Diva", 6: "1. Zeus" }),
  ).toEqual({ 2: "FI*Lumiyön Thor", 3: "Freya", 4: "Nemo", 5: "Diva", 6: "Zeus" });
});

test("countries that both sexes have stay, and a letter of one cat", () => {
  const countries = {
    2: "S Fjällets Thor",
    3: "S Fjällets Diva",
    4: "S Nordans Nemo",
    5: "D Elbe",
  };
  expect(bared(countries)).toEqual(countries);
  const one = { 2: "S Fjällets Thor", 3: "Gumnut Diva" };
  expect(bared(one)).toEqual(one);
});
