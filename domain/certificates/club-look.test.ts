import { expect, test } from "vitest";
import { isReadOnWhite, SITE_ACCENT } from "./club-look.ts";

test.for([
  [SITE_ACCENT, true],
  ["#000000", true],
  ["#1a5276", true],
  // 4.48 and 4.54 to 1, as WCAG's own tables have them.
  ["#777777", false],
  ["#767676", true],
  ["#ffd500", false],
  ["#ffffff", false],
] as const)("[15.5] %s is read on white: %s", ([colour, isRead]) => {
  expect(isReadOnWhite(colour)).toBe(isRead);
});
