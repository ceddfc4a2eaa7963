import { expect, test } from "vitest";
import { BELIEF, believed } from "./belief.ts";

test("a higher score is never believed less, and none beyond its bounds", () => {
  const steps = Array.from({ length: 101 }, (_, i) => believed(i / 100));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(steps[0]).toBe(0);
  expect(steps.at(-1)).toBeLessThan(1);
  expect(BELIEF.map(([score]) => believed(score))).toEqual(BELIEF.map(([, right]) => right));
});
