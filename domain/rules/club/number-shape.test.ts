import { expect, test } from "vitest";
import { numberFacts } from "./number-shape.ts";

test.each([
  ["CFA", "7706-1234567", { number_shape_ok: true, prefix_even: true }],
  ["CFA", "0107-123456", { number_shape_ok: true, prefix_even: false }],
  ["CFA", "17/2019", { number_shape_ok: false }],
  ["TICA", "SBT 010203 001", { number_shape_ok: true }],
  ["TICA", "FIFe 17", { number_shape_ok: false }],
  ["FIFe", "SE*LO 123456", { number_shape_ok: true, paper_book: "LO" }],
  ["FIFe", "(PL)FPL RX 1234", { number_shape_ok: true, paper_book: "RX" }],
  ["FIFe", "17-4711", { number_shape_ok: false }],
  [
    "GCCF",
    "CS SR 47b",
    { number_shape_ok: true, prefix_fits: true, gccf_register: "supplementary" },
  ],
  ["GCCF", "CS REF 12", { number_shape_ok: true, prefix_fits: true, gccf_register: "reference" }],
  ["Other", "1", {}],
  // The name of a system is free text, and every object has this property.
  ["constructor", "1", {}],
])("%s %s", (system, number, facts) => {
  expect(numberFacts(system, number)).toEqual(facts);
});

test("a number names its book", () => {
  expect(numberFacts("FIFe", "(FI) LO 4711")).toMatchObject({ paper_book: "LO" });
  expect(numberFacts("FIFe", "RIEX 4711")).toMatchObject({ paper_book: "RX" });
  expect(numberFacts("WCF", "RX 4711")["paper_book"]).toBeUndefined();
  expect(numberFacts("GCCF", "CSREF 12")).toMatchObject({ gccf_register: "reference" });
  expect(numberFacts("GCCF", "CS 12")).toMatchObject({ gccf_register: "full" });
});
