import { expect, test } from "vitest";
import { chipProofCode } from "./chip-proof.ts";

test("a code for a photo is two groups of four signs that are not mistaken for each other", () => {
  const codes = [0, 31, 77, 255].map((byte) => chipProofCode(new Uint8Array(16).fill(byte)));
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(codes).size).toBe(3);
});
