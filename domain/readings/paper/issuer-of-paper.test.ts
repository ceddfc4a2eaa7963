import { expect, test } from "vitest";
import { Reader } from "../reader.ts";
import { sheetOf } from "../segments.ts";
import type { Word } from "../words.ts";
import { issuerWithoutLabel, systemOf } from "./issuer-of-paper.ts";

const WIDTH = 12;

function line(y: number, text: string, confidence = 0.92, from = 200): Word[] {
  let x = from;
  return text.split(" ").map((word) => {
    const w = word.length * WIDTH;
    const placed = { text: word, confidence, x, y, w, h: 24 };
    x += w + WIDTH;
    return placed;
  });
}

const signAt = (y: number, x: number, text: string): Word[] => [
  { text, confidence: 0.92, x, y: y + 10, w: 20, h: 5 },
];

const readerOf = (words: readonly Word[]) =>
  new Reader([sheetOf({ width: 2000, height: 2800, words }, 0)]);

test("a club's name of two lines is one", () => {
  const reader = readerOf([
    ...line(100, "Interessengemeinschaft"),
    ...line(132, "Rassekatzen Rhein-Main e.V."),
  ]);
  expect(issuerWithoutLabel(reader)?.value).toBe(
    "Interessengemeinschaft Rassekatzen Rhein-Main e.V.",
  );
});

test("where the heading is illegible the address at the foot names the club", () => {
  const reader = readerOf([
    ...line(100, "o-e asokaubna Riksforbund", 0.2),
    ...line(2700, "NRR Norske Rasekattklubbers Riksforbund Pb. 6625 Etterstad, 0607 Oslo"),
  ]);
  expect(issuerWithoutLabel(reader)?.value).toBe("Norske Rasekattklubbers Riksforbund");
});

test("a member's paper that names no system is of its federation", () => {
  const reader = readerOf(line(100, "Sdružení chovatelů koček v ČR"));
  expect(systemOf(reader, new Map(), { breeds: [], systems: [], names: [] })?.value).toBe("FIFe");
});

test("the heading above a club's name is no part of it", () => {
  const reader = readerOf([
    ...line(100, "TÖRZSKÖNYVI KIVONAT PEDIGREE CERTIFICATE"),
    ...line(132, "Felis Hungarica"),
  ]);
  expect(issuerWithoutLabel(reader)?.value).toBe("Felis Hungarica");
});

test("a club's name in two languages is whole, whatever parts them", () => {
  const finnish = readerOf([
    ...line(100, "Suomen Kissaliitto ry"),
    ...signAt(100, 470, "–"),
    ...line(100, "Finlands Kattförbund rf", 0.92, 500),
  ]);
  expect(issuerWithoutLabel(finnish)?.value).toBe(
    "Suomen Kissaliitto ry – Finlands Kattförbund rf",
  );
  const russian = readerOf(line(100, "Клуб «Мурлыка» / Cat Club «Murlyka»"));
  expect(issuerWithoutLabel(russian)?.value).toBe("Клуб «Мурлыка» / Cat Club «Murlyka»");
});

test("the system of a title that a cat bears is not the paper's", () => {
  const reader = readerOf([
    ...line(100, "WCF CH Enigma Silver Tale"),
    ...line(160, "International Cat Union"),
  ]);
  const systems = [
    { abb: "WCF", name: "World Cat Federation" },
    { abb: "ICU", name: "International Cat Union" },
  ];
  expect(systemOf(reader, new Map(), { breeds: [], systems, names: [] })?.value).toBe("ICU");
});

test("what an issuer keeps, in smaller print below its name, is not its name", () => {
  const large = line(100, "CATZ Incorporated").map((word) => ({ ...word, h: 60 }));
  const reader = readerOf([...large, ...line(180, "Central Registry New Zealand")]);
  expect(issuerWithoutLabel(reader)?.value).toBe("CATZ Incorporated");
});
