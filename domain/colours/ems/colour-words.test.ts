import { expect, test } from "vitest";
import { breedColourWords } from "./coat-words.ts";
import { MAIN_CODES } from "./codes.ts";
import { plainWord } from "../../plain-word.ts";
import { BREED_WORDS, EYE_WORDS, EYES, WORDS } from "./colour-vocabulary.ts";
import { emsFromWords } from "./colour-words.ts";
import { parseEms } from "./parse.ts";

test.each([
  ["sort silver klassisk tabby med hvitt", null, "ns 09 22"],
  ["musta hopea klassinen tabby valkoisella", null, "ns 09 22"],
  ["punainen hopea tiikeritabby harlekiini", null, "ds 02 23"],
  ["kremowa srebrna pręgowana klasycznie bicolour", null, "es 03 22"],
  ["chocolade schildpad blotched tabby", null, "h 22"],
  ["nero argentato tigrato con bianco", null, "ns 09 23"],
  ["ruskeanaamio", "SIA", "n"],
  ["brown tabby", null, "n 21"],
  ["Seal Lynx Point", null, "n 21 33"],
  ["черепаховая", null, "f"],
  ["blue silver classic tabby & white", null, "as 09 22"],
  ["seal point", "SIA", "n"],
  ["ruddy", "ABY", "n"],
  ["sorrel", "SOM", "o"],
  ["lièvre", "ABY", "n"],
  ["brown", "BUR", "n"],
  ["champagne", "BUR", "b"],
  ["champagne mink", "TON", "b 32"],
  ["black golden shaded", "BRI", "ny 11"],
  ["silver shaded, green eyes", "BLH", "ns 11 64"],
  ["golden chinchilla", "BRI", "ny 12"],
  ["seal spotted sepia", "BEN", "n 24 31"],
  ["schwarz-silber gestromt mit Weiß", null, "ns 09 22"],
  ["Schwarzweiß", null, "n 09"],
  ["Blaucreme", null, "g"],
  ["blauschildpatt", null, "g"],
  ["écaille de tortue et blanc", null, "f 09"],
  ["noir tigré", null, "n 23"],
  ["силпойнт", null, "n 33"],
  ["чёрно-белый", null, "n 09"],
  ["сил-тэбби-пойнт с белым", "NEM", "n 09 21"],
  ["чёрный мраморный табби на серебре", "SIB", "ns 22"],
  ["серебристая шиншилла", null, "ns 12"],
  ["голубая черепаха", null, "g"],
  ["brown patched mackerel tabby and white", null, "f 09 23"],
  ["dilute calico", null, "g 09"],
  ["blue-eyed white", null, "w 61"],
  ["белый, глаза голубые", null, "w 61"],
  ["blue, green eyes", "RUS", "a 64"],
  ["black without white", null, "n"],
  ["lilac point bicolour", "RAG", "c 03"],
  ["plavi", null, "a"],
  ["plava s bijelim", null, "a 09"],
  ["plavo-bijela", null, "a 09"],
  ["plavo krem", null, "g"],
  ["plavá", null, "p"],
  ["plavý", null, "p"],
  ["rudas dryžuotas", null, "n 23"],
  ["ruda", null, "d"],
  ["siva", null, "a"],
  ["сірий", null, "a"],
  ["μαύρη", null, "n"],
  ["n 22", null, "n 22"],
  ["ns 22, black silver classic", null, "ns 22"],
  ["MCO f 09 22 (black tortie classic with white)", null, "f 09 22"],
])("%s of %s is %s", (words, breed, ems) => {
  expect(emsFromWords(words, breed)).toMatchObject({ ems, unknown: [] });
});

test("the Lithuanian brown alone is no colour, as brown is none, and not the Polish red", () => {
  expect(emsFromWords("rudas").ems).toBe(emsFromWords("brown").ems);
  expect(emsFromWords("ruda").ems).toBe("d");
});

test.each([
  ["sparkly blue", "a", ["sparkly"]],
  ["n 99 22", "n 22", ["99"]],
  ["n 99", "n", ["99"]],
  ["black chocolate", "n", ["chocolate"]],
  ["brown", "", ["brown"]],
  ["caramel", "", ["caramel"]],
  ["red tortie", "d", ["tortie"]],
  ["blue mackerel spotted", "a 23", ["spotted"]],
  ["lovely smoky thing", "", ["lovely smoky thing"]],
  ["", "", []],
])("of %s, what is not understood is returned", (words, ems, unknown) => {
  expect(emsFromWords(words)).toMatchObject({ ems, unknown });
});

test("a code among the words names the breed, whose words are then understood", () => {
  expect(emsFromWords("ABY o, sorrel")).toMatchObject({ breed: "ABY", ems: "o", unknown: [] });
});

/** Every colour letter with every other part once, and the parts with each other. */
function* codes(): Generator<string> {
  for (const main of MAIN_CODES)
    for (const parts of [
      "",
      "s",
      "y 11",
      "u 24",
      "21",
      "s 22",
      "01",
      "03 23",
      "09 25 31",
      "33",
      "21 33 61",
      "s 12 33",
      "62",
      "04 64",
    ]) {
      const text = /^[suy]/u.test(parts) ? main + parts : `${main} ${parts}`;
      if (main !== "w" || !/^[suy]|[0-3]\d/u.test(parts)) yield text;
    }
}

test.each([null, "SIA", "ABY", "BUR", "SBI", "RAG", "MCO"])(
  "our own words for every colour of %s are read back as its code",
  (breed) => {
    for (const code of codes()) {
      // CFA calls a sorrel Abyssinian red.
      if (breed === "ABY" && /^[de]/u.test(code)) continue;
      const parsed = parseEms(code);
      if (!parsed.ok) throw new Error(code);
      const { ems } = emsFromWords(code, breed);
      for (const locale of ["en", "ru"] as const) {
        const words = breedColourWords(breed, parsed.codes, locale, parsed.extra);
        expect({ words, ...pick(words, breed) }).toEqual({ words, ems, unknown: [] });
      }
    }
  },
);

function pick(words: string, breed: string | null) {
  const { ems, unknown } = emsFromWords(words, breed);
  return { ems, unknown };
}

test("no word of the vocabulary has a mark that a text's words lose", () => {
  const words = [...WORDS, ...EYES, ...EYE_WORDS, ...BREED_WORDS].map((row) => row.at(-1)!);
  expect(words.filter((list) => plainWord(list) !== list)).toEqual([]);
});

test("of a text that is longer than any colour, the first words are read and the rest is unknown", () => {
  const { ems, unknown } = emsFromWords(`black${" unheard".repeat(40)}, blue`);
  expect(ems).toBe("n");
  expect(unknown).toEqual(["unheard ".repeat(36).trim(), `${"unheard ".repeat(4).trim()}, blue`]);
});

test.each([
  ["abc-", ""],
  ["12 ", "ns 12"],
  ["abc ", ""],
  ["1", ""],
  ["(a, ", "a"],
  [" ", ""],
])("many of %o are held against nothing behind them", { timeout: 3_000 }, (unit, ems) => {
  expect(emsFromWords(unit.repeat(20_000)).ems).toBe(ems);
});
