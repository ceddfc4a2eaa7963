import { expect, test } from "vitest";
import { countKittens, isWrongDeath, type KittenState } from "./kitten-state.ts";

test.each<[KittenState, string | null, boolean]>([
  ["alive", null, false],
  ["alive", "2026-03-02", true],
  ["stillborn", null, false],
  ["stillborn", "2026-03-01", true],
  ["died", null, true],
  ["died", "2026-02-28", true],
  ["died", "2026-03-01", false],
  ["died", "2026-03-09", false],
  ["died", "2026-03-10", true],
])(
  "a kitten born on 2026-03-01 that is %s, with %s as its day: wrong is %s on 9 March",
  (state, died_on, wrong) => {
    expect(isWrongDeath({ state, died_on }, "2026-03-01", "2026-03-09")).toBe(wrong);
  },
);

test("every kitten of a litter is counted once", () => {
  const states = ["alive", "alive", "died", "stillborn", "cancelled"] as const;
  expect(countKittens(states.map((state) => ({ state })))).toEqual({
    born: 5,
    alive: 2,
    died: 1,
    stillborn: 1,
    cancelled: 1,
  });
});
