import { expect, test } from "vitest";
import { chipForm } from "./chip-number.ts";

test.each([
  ["276098106123456", "well-formed"],
  ["276 0981 0612 3456", "well-formed"],
  ["040-098.106123456", "well-formed"],
  ["900274877906943", "well-formed"],
  ["900274877906944", "malformed"],
  ["643098106123456", "well-formed"],
  ["998000000000001", "well-formed"],
  ["999000000000001", "malformed"],
  ["123098106123456", "unlisted"],
  ["278098106123456", "unlisted"],
  ["899098106123456", "unlisted"],
  ["891098106123456", "unlisted"],
  ["891274877906944", "malformed"],
  ["000098106123456", "malformed"],
  ["27609810612345", "other"],
  ["2760981061234567", "other"],
  ["AVID 123 456", "other"],
] as const)("a chip numbered %s is %s", (text, form) => {
  expect(chipForm(text)).toBe(form);
});
