import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dataTable } from "@felistry/testkit/data-table.ts";
import { realPedigree } from "@felistry/testkit/pedigrees/real-pedigree.ts";
import { BREED_CODES, OTHER_CODES } from "./breed-codes.ts";
import {
  COAT_CODES,
  EAR_CODES,
  EYE_CODES,
  GOLD_CODES,
  LEGACY_CODES,
  MAIN_CODES,
  NO_BREED_CODES,
  NO_COLOUR,
  POINT_CODES,
  TABBY_CODES,
  TAIL_CODES,
  WHITE_CODES,
} from "./codes.ts";
import { isDilute } from "./dilute.ts";
import { parseEms } from "./parse.ts";
import { colourEms, emsText, fullEms, sortExtra } from "./write.ts";

const examples = await dataTable<"ems">("ems_examples.csv");

test.each(examples)("$ems is read and written back unchanged", ({ ems }) => {
  expect(parseEms(ems)).toMatchObject({ ok: true, normalised: ems });
});

test.each([
  ["mco NS 22 09", "MCO ns 09 22"],
  ["MCO n09 22", "MCO n 09 22"],
  ["MCO n 0922", "MCO n 09 22"],
  ["MCO n, 9, 22", "MCO n 09 22"],
  ["BSH a", "BRI a"],
  ["OSL n 33", "OLH n 33"],
  ["DSX n", "DSP n"],
  ["SFX f 03", "SPH f 03"],
  ["BMS ns 11", "BML ns 11"],
  ["AMS non", "ASH non"],
  ["AMS n 22", "ASH n 22"],
  ["ams 24", "ams 24"],
  ["NFO N T 22", "NFO nt 22"],
  ["NFO n s t", "NFO nts"],
  ["NFO nts 09 23", "NFO nts 09 23"],
  ["SIB X N 33", "SIB x n 33"],
  ["SIB xn 33", "SIB x n 33"],
  ["SIB x", "SIB x"],
  ["BRI ny 22 11", "BRI ny 11 22"],
  ["XLH n 22", "XLH n 22"],
  ["ABL non", "ABL non"],
  ["MAN 51 22 d 09", "MAN d 09 22 51"],
  ["PEB n 33 prov 83", "PEB n 33 83 prov"],
  ["МСО а 22", "MCO a 22"],
  ["sib n 22 22", "SIB n 22"],
])("%s is %s", (text, normalised) => {
  expect(parseEms(text)).toMatchObject({ ok: true, normalised });
});

test.each([
  ["", ""],
  ["   ", ""],
  ["ZZZ n", "ZZZ"],
  ["MCO k", "k"],
  ["MCO n 99", "99"],
  ["MCO n; DROP TABLE", "DROP"],
  ["MCO n @", "@"],
  ["MCO MCO n", "MCO"],
  ["MCO nsy", "nsy"],
])("%j is not understood at %j", (text, unknown) => {
  expect(parseEms(text)).toEqual({ ok: false, unknown });
});

test.each([
  ["MCO n 22 23", "23", "22"],
  ["MCO n 11 22 12", "12", "11"],
  ["MCO n 11 22 23", "23", "22"],
  ["MCO n 01 03", "03", "01"],
  ["SIA n 33 31", "31", "33"],
  ["MCO n a", "a", "n"],
  ["MCO ns 22 E", "E", "ns"],
  ["MCO n 61 62", "62", "61"],
  ["MAN n 51 53", "53", "51"],
])("%j is not understood at %j, for it says %j already", (text, unknown, beside) => {
  expect(parseEms(text)).toEqual({ ok: false, unknown, beside });
});

test("the colours of a published pedigree are read and written back unchanged", async () => {
  for (const cat of await realPedigree()) {
    const parsed = parseEms(cat.ems);
    expect(parsed).toMatchObject({ ok: true, breed: null, extra: [], normalised: cat.ems });
  }
});

describe("writing", () => {
  test.each([
    [
      { ...NO_COLOUR, main: "n", gold: "s", white: "09", tabby: "22", point: "33", eye: "61" },
      "ns 09 22 33 61",
    ],
    [{ ...NO_COLOUR, main: "w", eye: "63" }, "w 63"],
    [{ ...NO_COLOUR, gold: "s", tabby: "22" }, "22"],
    [NO_COLOUR, ""],
  ])("[3-14] [4-26] %o is %j", (codes, text) => {
    expect(colourEms(codes)).toBe(text);
    expect(fullEms("MCO", codes)).toBe(`MCO ${text}`.trim());
    expect(fullEms(null, codes)).toBe(text);
  });
});

const optional = (codes: readonly string[]) => fc.option(fc.constantFrom(...codes));

const anyEms = fc
  .record({
    breed: fc.option(fc.constantFrom(...BREED_CODES, ...NO_BREED_CODES)),
    main: optional(MAIN_CODES),
    gold: optional(GOLD_CODES),
    white: optional(WHITE_CODES),
    tabby: optional(TABBY_CODES),
    point: optional(POINT_CODES),
    eye: optional(EYE_CODES),
    shading: optional(["11", "12", "14"]),
    tail: optional(TAIL_CODES),
    ears: optional(EAR_CODES),
    coat: optional(COAT_CODES),
    older: fc.subarray([...LEGACY_CODES]),
    marked: fc.boolean(),
    flags: fc.subarray(["non", "prov", "var"]),
  })
  .map(
    ({
      breed,
      main,
      gold,
      white,
      tabby,
      point,
      eye,
      shading,
      tail,
      ears,
      coat,
      older,
      marked,
      flags,
    }) => {
      const pattern = tabby !== null && tabby >= "21";
      const extra = [
        tail,
        ears,
        coat,
        pattern ? shading : null,
        marked && main !== null ? "x" : null,
        ...older,
      ];
      return {
        breed,
        codes: { main, gold: main === null ? null : gold, white, tabby, point, eye },
        // Flags about a breed's recognition need a breed.
        extra: sortExtra(
          [...extra, ...(breed === null ? [] : flags)].filter((code) => code !== null),
        ),
      };
    },
  )
  .filter(({ breed, codes, extra }) => emsText(breed, codes, extra) !== "");

test("what is written is read back unchanged, in any case", () => {
  fc.assert(
    fc.property(anyEms, fc.boolean(), ({ breed, codes, extra }, capitals) => {
      const text = emsText(breed, codes, extra);
      expect(parseEms(capitals ? text.toUpperCase() : text)).toEqual({
        ok: true,
        breed,
        codes,
        extra,
        normalised: text,
      });
    }),
    { numRuns: 2000 },
  );
});

test("numbers may come in any order", () => {
  const shuffled = anyEms.chain((ems) => {
    const numbers = emsText(
      null,
      { ...ems.codes, main: null },
      ems.extra.filter((code) => code !== "x"),
    ).split(" ");
    return fc.tuple(fc.constant(ems), fc.shuffledSubarray(numbers, { minLength: numbers.length }));
  });
  fc.assert(
    fc.property(shuffled, ([{ breed, codes, extra }, numbers]) => {
      const letters = emsText(
        breed,
        { ...NO_COLOUR, main: codes.main, gold: codes.gold },
        extra.includes("x") ? ["x"] : [],
      );
      expect(parseEms(`${letters} ${numbers.join(" ")}`)).toEqual({
        ok: true,
        breed,
        codes,
        extra,
        normalised: emsText(breed, codes, extra),
      });
    }),
  );
});

test("anything typed is answered, never thrown at", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(parseEms(text)).toHaveProperty("ok");
    }),
  );
});

test("AMS is the only breed code that also reads as a colour", () => {
  const colours = MAIN_CODES.flatMap((main) =>
    ["", ...GOLD_CODES].map((gold) => (main + gold).toUpperCase()),
  );
  expect([...BREED_CODES, ...OTHER_CODES].filter((code) => colours.includes(code))).toEqual([
    "AMS",
  ]);
});

test("[3-14] dilute colours", () => {
  expect(MAIN_CODES.filter(isDilute).join(" ")).toBe("a c e g j p r at gt et am cm pm em gm jm rm");
  expect(isDilute(null)).toBe(false);
});
