import { expect, test } from "vitest";
import { registrationNumber } from "./registration-number.ts";

test("[D6-05] a number is prefix, year and at least six digits", () => {
  expect(registrationNumber("FEL", 2026, 123)).toBe("FEL-2026-000123");
  expect(registrationNumber("CLUB", 2031, 1)).toBe("CLUB-2031-000001");
  expect(registrationNumber("FEL", 2026, 1_234_567)).toBe("FEL-2026-1234567");
});
