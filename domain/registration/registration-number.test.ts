import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isRegistrationNumber,
  passesForRegistrationNumber,
  registrationNumber,
} from "./registration-number.ts";

test("[D6-05] a number is prefix, year and at least six digits", () => {
  expect(registrationNumber("FEL", 2026, 123)).toBe("FEL-2026-000123");
  expect(registrationNumber("CLUB", 2031, 1)).toBe("CLUB-2031-000001");
  expect(registrationNumber("FEL", 2026, 1_234_567)).toBe("FEL-2026-1234567");
});

const prefixes = fc.stringMatching(/^[A-Z]{2,6}$/);
const numbers = fc
  .tuple(prefixes, fc.integer({ min: 1990, max: 2099 }), fc.integer({ min: 1, max: 9_999_999 }))
  .map(([prefix, year, place]) => ({ prefix, number: registrationNumber(prefix, year, place) }));

/** Other ways to write a character that a reader takes for it. */
const DISGUISES: Readonly<Record<string, string[]>> = {
  A: ["А", "Α", "а"],
  B: ["В", "Β"],
  C: ["С", "с"],
  E: ["Е", "Ε", "е", "É", "Ё"],
  H: ["Н", "Η"],
  I: ["І", "Ι"],
  J: ["Ј"],
  K: ["К", "Κ", "к"],
  M: ["М", "Μ"],
  N: ["Ν"],
  O: ["О", "Ο", "о"],
  P: ["Р", "Ρ", "р"],
  S: ["Ѕ"],
  T: ["Т", "Τ"],
  X: ["Х", "Χ"],
  Y: ["У", "Υ"],
  Z: ["Ζ"],
  "-": ["", "_", " ", "–", "—", "‑", "−", "/", ".", "\u00A0", "\u200B-", "№", " - "],
  "0": ["O", "О", "o", "٠"],
  "1": ["l", "I", "١"],
  "3": ["З"],
};
const fullwidth = (sign: string) =>
  /[0-9A-Z]/.test(sign) ? String.fromCodePoint(sign.codePointAt(0)! + 0xfee0) : sign;
const UNSEEN = ["\u200B", "\u200D", "\u2060", "\u00AD", "\u0301", "\u200E"];

const disguised = numbers.chain(({ prefix, number }) =>
  fc
    .tuple(
      ...Array.from(number, (sign) =>
        fc
          .constantFrom(sign, sign.toLowerCase(), fullwidth(sign), ...(DISGUISES[sign] ?? []))
          .chain((shown) => fc.constantFrom(shown, shown, ...UNSEEN.map((one) => shown + one))),
      ),
    )
    .map((signs) => ({ prefix, number, disguise: signs.join("") })),
);

describe("[SEC-11] what passes for one of our numbers", () => {
  test("is any disguise of any number under any prefix", () => {
    fc.assert(
      fc.property(disguised, ({ prefix, number, disguise }) => {
        expect(isRegistrationNumber(number, prefix)).toBe(true);
        for (const text of [disguise, ` ${disguise} `, `№ ${disguise}`, `(${disguise})`])
          expect(passesForRegistrationNumber(text, prefix), text).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    "FEL-2026-000123",
    "FEL2026-000123",
    "FEL_2026_000123",
    "fel 2026 000123",
    "FЕL-2026-000123",
    "ＦＥＬ－２０２６－０００１２３",
    "𝐅𝐄𝐋-𝟐𝟎𝟐𝟔-𝟎𝟎𝟎𝟏𝟐𝟑",
    "F\u200BEL-2026-000123",
    "FÉL–2026–000123",
    "FEL-٢٠٢٦-٠٠٠١٢٣",
    "ҒΕꓡ 2026/000123",
    "ꜰᴇʟ-2026-000123",
    "FE1-2O26-OOO123",
    "№FEL2026000123",
    "FEL 77",
    "FEL-X",
  ])("is %s", (text) => {
    expect(passesForRegistrationNumber(text, "FEL")).toBe(true);
  });

  test.each([
    "(RX) 17-4711",
    "LO 123456",
    "FELIS 2026",
    "FELIX-2020-000001",
    "FELISTRY 12",
    "RU-2026-000123",
    "SBV 091219 017",
    "2026-000123",
    "FEL",
    "ФЕЛ-2026-000123",
    "",
  ])("is not %s", (text) => {
    expect(passesForRegistrationNumber(text, "FEL")).toBe(false);
  });

  test("is nothing without a trace of the prefix", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-DG-KM-Z0-9 ./-]{0,30}$/), (text) => {
        expect(passesForRegistrationNumber(text, "FEL")).toBe(false);
      }),
    );
  });
});
