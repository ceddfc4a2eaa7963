import { expect, test } from "vitest";
import { readSigningCode, signingCodeFrom } from "./signing-code.ts";

const code = signingCodeFrom(Uint8Array.from([0, 10, 31, 32, 63, 255, 1, 2, 3, 4, 5, 6]));

test("a signing code is twelve characters in groups of four, read whatever its case, spaces and look-alikes", () => {
  expect(code).toBe("0AZ0-ZZ12-3456");
  for (const typed of ["0az0zz123456", " OAZO ZZI2 3456 ", "0АZ0–ZZ12–3456"])
    expect(readSigningCode(typed)).toBe(code);
  for (const typed of ["", "0AZ0-ZZ12-345", "0AZ0-ZZ12-34567", "0AZ0-ZZ12-345U"])
    expect(readSigningCode(typed)).toBeNull();
});

test("it takes twelve random bytes", () => {
  expect(() => signingCodeFrom(new Uint8Array(11))).toThrow(RangeError);
});
