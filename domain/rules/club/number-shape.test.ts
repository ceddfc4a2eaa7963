import { expect, test } from "vitest";
import { numberFacts } from "./number-shape.ts";

test.each([
  ["CFA", "7706-1234567", { number_shape_ok: true, prefix_even: true }],
  ["CFA", "0107-123456", { number_shape_ok: true, prefix_even: false }],
  ["CFA", "17/2019", { number_shape_ok: false }],
  ["TICA", "SBT 010203 001", { number_shape_ok: true }],
  ["TICA", "FIFe 17", { number_shape_ok: false }],
  ["FIFe", "SE*LO 123456", { number_shape_ok: true }],
  ["FIFe", "(PL)FPL RX 1234", { number_shape_ok: true }],
  ["FIFe", "17-4711", { number_shape_ok: false }],
  ["GCCF", "CS SR 47b", { number_shape_ok: true, prefix_fits: true }],
  ["Other", "1", {}],
  // The name of a system is free text, and every object has this property.
  ["constructor", "1", {}],
])("%s %s", (system, number, facts) => {
  expect(numberFacts(system, number)).toEqual(facts);
});
