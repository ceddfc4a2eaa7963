import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { marketLexicon, readColour, readMarketWords } from "./read-words.ts";

const breeds = readFileSync(new URL("../../data/breeds.csv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split(","))
  .map(([, code, english, russian]) => ({ code: code!, names: [english!, russian!] }));
const lexicon = marketLexicon(breeds);

/** What was read, in short. */
function read(text: string): string {
  const {
    breeds: codes,
    sex,
    age,
    codes: coat,
    patterns,
    builds,
    names,
  } = readMarketWords(text, lexicon);
  const colour = coat && Object.values(coat).filter((code) => code !== null);
  return [
    codes.join("|"),
    sex,
    age,
    colour?.join(" "),
    patterns.join("+"),
    builds.join("+"),
    names.map((name) => `“${name}”`).join(" "),
  ]
    .filter(Boolean)
    .join(", ");
}

test.each([
  ["maine coon red", "MCO, d"],
  ["Maine Coon kittens", "MCO, kitten"],
  ["котята британцы", "BRI|BLH, kitten"],
  ["британская короткошёрстная голубая", "BRI, a"],
  ["рыжий мейн-кун", "MCO, d"],
  ["мейнкуны мальчики", "MCO, male"],
  ["сибирская кошка черепаховая с белым", "SIB, tortie+white"],
  ["Невская маскарадная", "NEM"],
  ["scottish fold", "SFS"],
  ["шотландские вислоухие котята", "SFL|SFS, kitten"],
  ["folded ears", "folded_ears"],
  ["blue cat with curled ears", "a, curled_ears"],
  ["котёнок с прямыми ушами", "kitten, straight_ears"],
  ["шотландские с вислыми ушами", "SCL|SCS|SFL|SFS, folded_ears"],
  ["bobtail kittens", "kitten, short_tail"],
  ["Kurilian Bobtail Longhair", "KBL"],
  ["курильский бобтейл", "KBL|KBS"],
  ["MAN n 22 53", "MAN, n 22, short_tail"],
  ["рампи", "tailless"],
  ["sphynx girl", "SPH, female"],
  ["MCO ns 22", "MCO, n s 22"],
  ["mco ny22", "MCO, n y 22"],
  ["ns 22", "n s 22"],
  ["silver tabby", "s, tabby"],
  ["серебристый мраморный", "s 22"],
  ["tortie", "tortie"],
  ["black tortie", "f"],
  ["взрослый кот персидский", "PER, male, adult"],
  ["Ryska", "“Ryska”"],
  ["Рыська", "“Рыська”"],
  ["maine coon Thor", "MCO, “Thor”"],
  ["000123", "“000123”"],
  ["FEL-2026-000123", "“2026” “000123” “FEL”"],
  ["Русская голубая", "RUS"],
  ["russian blue", "RUS"],
  ["купить котёнка мейн-куна", "MCO, kitten"],
  ["cats for sale", ""],
  ["", ""],
])("%j is %s", (text, expected) => {
  expect(read(text)).toBe(expected);
});

test("every breed is found by its name in both languages", () => {
  const lost = breeds.flatMap(({ code, names }) =>
    names.filter((name) => !readMarketWords(name, lexicon).breeds.includes(code)),
  );
  expect(lost).toEqual([]);
});

test("a colour's filter holds what is said and nothing more", () => {
  expect(readColour("blue", null).codes).toMatchObject({ main: "a", gold: null, tabby: null });
  expect(readColour("голубой с белым", null)).toMatchObject({ patterns: ["white"] });
  expect(readColour("xyz", null)).toEqual({
    codes: null,
    patterns: [],
    builds: [],
    unknown: ["xyz"],
  });
  expect(readColour("73", null)).toMatchObject({ codes: null, builds: ["folded_ears"] });
});
