import { expect, test } from "vitest";
import { chartOf, lossOf } from "./weights.ts";

const weights = (...all: [day: number, grams: number][]) =>
  all.map(([day, grams]) => ({ day: `2026-11-${String(day).padStart(2, "0")}`, grams }));

test("a kitten that weighs less than the day before has lost weight", () => {
  expect(lossOf(weights([1, 100], [2, 95]))).toEqual({ day: "2026-11-02", grams: 5 });
});

test("a kitten that gains, or stays as heavy, has lost none", () => {
  expect(lossOf(weights([1, 100], [2, 100], [3, 112]))).toBeNull();
  expect(lossOf(weights([1, 100]))).toBeNull();
  expect(lossOf([])).toBeNull();
});

test("a loss is over once the kitten is as heavy again, and not before", () => {
  expect(lossOf(weights([1, 100], [2, 90], [3, 99]))).toEqual({ day: "2026-11-02", grams: 10 });
  expect(lossOf(weights([1, 100], [2, 90], [3, 100]))).toBeNull();
});

test("across a gap of days nothing is said", () => {
  expect(lossOf(weights([1, 100], [3, 95]))).toBeNull();
});

test("a chart has a line for each kitten, from the birth to the newest weight, under a round number", () => {
  const chart = chartOf([weights([1, 100], [11, 300]), weights([6, 200])], "2026-11-01", {
    width: 200,
    height: 100,
  });
  expect(chart.lastAge).toBe(10);
  expect(chart.marks.map(({ grams }) => grams)).toEqual([0, 100, 200, 300]);
  expect(chart.lines).toEqual([
    {
      points: [
        { x: 0, y: 66.7 },
        { x: 200, y: 0 },
      ],
    },
    { points: [{ x: 100, y: 33.3 }] },
  ]);
});

test("a litter without weights has an empty chart", () => {
  expect(chartOf([[]], "2026-11-01", { width: 200, height: 100 }).lines).toEqual([{ points: [] }]);
});
