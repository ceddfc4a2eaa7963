import { expect, test } from "vitest";
import { withoutStrayAccents } from "./stray-accents.ts";

const pageOf = (text: string) => ({
  width: 1000,
  height: 1000,
  words: text.split(" ").map((text) => ({ text, confidence: 0.9, x: 0, y: 0, w: 10, h: 10 })),
});
const textOf = (text: string) =>
  withoutStrayAccents(pageOf(text))
    .words.map((word) => word.text)
    .join(" ");

test("one bar over a letter on a page without others is misread", () => {
  const rest = "Mathilda vom Rosenhof Luchs von der Silberquelle ".repeat(8).trim();
  expect(textOf(`Undīne ${rest}`)).toBe(`Undine ${rest}`);
});

test("a language that has them keeps them", () => {
  expect(textOf("Dzimšanas datums Šķirne Krāsa Īpašnieks Māte Tēvs")).toContain("Māte Tēvs");
});

test("Lithuanian has one of them, which is kept beside its other letters", () => {
  const rest = "Gimė Eglė Savininkė įrašyta Veisėjų klubas Kaunas Vilnius ".repeat(8).trim();
  expect(textOf(`Perkūnas ${rest}`)).toBe(`Perkūnas ${rest}`);
});

test("where rings are, no tilde is", () => {
  expect(textOf("Skogsrået's Ramses Skogsrãet's Yukon")).toBe(
    "Skogsrået's Ramses Skogsrået's Yukon",
  );
  expect(textOf("Solar do João")).toBe("Solar do João");
});
