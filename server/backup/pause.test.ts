import { expect, it } from "vitest";
import { pauseOf } from "./pause.ts";

it.for([
  ["30m", 1_800_000],
  ["24h", 86_400_000],
  ["7d", 604_800_000],
  ["0h", null],
  ["25d", null],
  ["24", null],
  ["day", null],
] as const)("[SEC-28] %s is a pause of %s ms", ([text, pause]) => {
  expect(pauseOf(text)).toBe(pause);
});
