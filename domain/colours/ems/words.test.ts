import { describe, expect, test } from "vitest";
import { dataTable } from "@felistry/testkit/data-table.ts";
import { breedColourWords, coatWords } from "./coat-words.ts";
import { type ColourCodes, MAIN_CODES, NO_COLOUR } from "./codes.ts";
import { englishMain } from "./coat-words-en.ts";
import { withImplied, withoutImplied } from "./breed-rules.ts";
import { parseEms } from "./parse.ts";
import { fullEms } from "./write.ts";

const examples = await dataTable<"ems" | "name_eng" | "name_ru">("ems_examples.csv");

/** The examples name the breed first and give other names of the colour in parentheses. */
function coatOf(reading: string): string {
  return reading.replace(/^[^,]+, /, "").replaceAll(/ ?\([^)]*\)/g, "");
}

describe("the reading of every example", () => {
  test.each(examples)("$ems", ({ ems, name_eng, name_ru }) => {
    const parsed = parseEms(ems);
    if (!parsed.ok) throw new Error(`cannot read ${parsed.unknown}`);
    expect(breedColourWords(parsed.breed, parsed.codes, "en", parsed.extra)).toBe(coatOf(name_eng));
    expect(breedColourWords(parsed.breed, parsed.codes, "ru", parsed.extra)).toBe(coatOf(name_ru));
  });
});

function colour(text: string): ColourCodes {
  const parsed = parseEms(text);
  if (!parsed.ok) throw new Error(`cannot read ${parsed.unknown}`);
  return parsed.codes;
}

test.each([
  ["ns 09 22", "black silver blotched tabby with white", "чёрный серебристый мраморный с белым"],
  ["n", "black", "чёрный"],
  ["as", "blue smoke", "голубой дымчатый"],
  ["fs 03", "black tortie smoke bicolour", "чёрный черепаховый дымчатый биколор"],
  ["ny", "black golden", "чёрный золотой"],
  ["nu 24", "black copper spotted tabby", "чёрный медный пятнистый"],
  [
    "d 09 21",
    "red tabby with white, pattern unspecified",
    "красный табби без определённого рисунка с белым",
  ],
  ["n 33 61", "seal point, blue eyes", "сил-пойнт, голубые глаза"],
  ["ns 22 33", "seal silver blotched tabby point", "сил-сильвер-тэбби-пойнт мраморный"],
  ["ns 33", "seal smoke point", "сил-смок-пойнт"],
  ["f 21 33", "seal tortie tabby point", "сил-торти-тэбби-пойнт"],
  ["ns 11 33", "seal silver shaded point", "сил-сильвер-пойнт затушёванный"],
  ["b 24 32", "chocolate spotted mink", "чоколат-минк пятнистый"],
  ["a 21 31", "blue tabby sepia", "блю-тэбби-сепия"],
  ["nt 22 33", "amber blotched tabby point", "янтарный тэбби-пойнт мраморный"],
  ["am 24", "blue-based caramel spotted tabby", "карамельный (на основе голубого) пятнистый"],
  ["x 22", "unregistered colour blotched tabby", "незарегистрированный окрас мраморный"],
  ["22 64", "", ""],
])("[3-14] %s is %s, %s", (ems, en, ru) => {
  expect(coatWords(colour(ems), "en")).toBe(en);
  expect(coatWords(colour(ems), "ru")).toBe(ru);
});

test.each([
  ["ABY ns", "black silver", "чёрный серебристый"],
  ["ABY o", "sorrel", "соррель"],
  ["SOM os", "cinnamon silver", "циннамоновый серебристый"],
  ["NEM n 33", "seal point", "сил-пойнт"],
  [
    "NEM ns 09 22",
    "seal silver blotched tabby point with white",
    "сил-сильвер-тэбби-пойнт мраморный с белым",
  ],
  ["SIA w 67", "white, Siamese eye colour", "белый, глаза сиамского типа"],
  ["BUR n", "brown", "коричневый"],
  ["BUR a", "blue", "голубой"],
  ["RUS 64", "blue, green eyes", "голубой, зелёные глаза"],
  ["SIN", "sepia agouti", "сепия агути"],
  ["RAG n 32", "seal mink", "сил-минк"],
])("[3-14] of its breed, %s is %s, %s", (ems, en, ru) => {
  const parsed = parseEms(ems);
  if (!parsed.ok) throw new Error(`cannot read ${parsed.unknown}`);
  expect(breedColourWords(parsed.breed, parsed.codes, "en")).toBe(en);
  expect(breedColourWords(parsed.breed, parsed.codes, "ru")).toBe(ru);
});

test.each([
  ["NEM n", { ...NO_COLOUR, main: "n", point: "33" }],
  ["NEM w", { ...NO_COLOUR, main: "w" }],
  ["ABY a", { ...NO_COLOUR, main: "a", tabby: "25" }],
  ["RUS", { ...NO_COLOUR, main: "a" }],
  ["RUS n", { ...NO_COLOUR, main: "n" }],
  ["RAG n 32", { ...NO_COLOUR, main: "n", point: "32" }],
  ["MCO n 22", { ...NO_COLOUR, main: "n", tabby: "22" }],
])("%s really is", (ems, codes) => {
  const parsed = parseEms(ems);
  if (!parsed.ok) throw new Error(`cannot read ${parsed.unknown}`);
  expect(withImplied(parsed.breed, parsed.codes)).toEqual(codes);
});

test.each([
  ["NEM n 21 33", "NEM n 21"],
  ["ABY n 25", "ABY n"],
  ["RAG n 32", "RAG n 32"],
  ["PER n 33", "PER n 33"],
  ["RUS a 64", "RUS a 64"],
])("%s is written %s", (ems, written) => {
  const parsed = parseEms(ems);
  if (!parsed.ok) throw new Error(`cannot read ${parsed.unknown}`);
  expect(fullEms(parsed.breed, withoutImplied(parsed.breed, parsed.codes))).toBe(written);
});

test("[3-14] every main colour has words in both languages", () => {
  for (const main of MAIN_CODES) {
    expect(coatWords({ ...NO_COLOUR, main }, "en")).toBe(englishMain(main));
    expect(coatWords({ ...NO_COLOUR, main }, "ru")).toMatch(/^[а-яё() ]+$/);
  }
  expect(englishMain(null)).toBeNull();
});
