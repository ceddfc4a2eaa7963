import { expect, test } from "vitest";
import { placeAsSent, placeOf, regionAround } from "./place.ts";

const near = (value: number): number => expect.closeTo(value, 3) as number;

test("places on a page sent upright are where they were read", () => {
  const region = { page: 1, x: 0.1, y: 0.2, w: 0.3, h: 0.05 };
  const sent = placeAsSent(region, { width: 1240, height: 1754, degrees: 0, quarters: 0 });
  expect(sent.page).toBe(1);
  expect(sent.corners).toEqual(
    placeOf(region).corners.map(({ x, y }) => ({ x: near(x), y: near(y) })),
  );
  expect(sent.corners[0]).toEqual({ x: near(0.094), y: near(0.194) });
  expect(sent.corners[2]).toEqual({ x: near(0.406), y: near(0.256) });
});

test("the top left of a page turned clockwise was its bottom left as sent", () => {
  const region = { page: 0, x: 0.006, y: 0.006, w: 0.1, h: 0.2 };
  const { corners } = placeAsSent(region, { width: 800, height: 600, degrees: 0, quarters: 1 });
  expect(corners[0]).toEqual({ x: near(0), y: near(1) });
  expect(corners[2]).toEqual({ x: near(0.212), y: near(1 - 0.112) });
});

test("a name of several parts has one place around all of them", () => {
  const at = (x: number, y: number, page = 0) => ({ page, x, y, w: 0.1, h: 0.02 });
  const around = regionAround([null, at(0.2, 0.31), at(0.35, 0.3), at(0.9, 0.9, 1)]);
  expect(around).toEqual({ page: 0, x: 0.2, y: 0.3, w: near(0.25), h: near(0.03) });
  expect(regionAround([null, null])).toBeNull();
});

test("a sheet that was laid flat was between its corners as sent", () => {
  const corners = [
    { x: 0.1, y: 0.2 },
    { x: 0.9, y: 0.1 },
    { x: 0.8, y: 0.9 },
    { x: 0.2, y: 0.8 },
  ] as const;
  const turn = { corners, width: 800, height: 600, degrees: 0, quarters: 0 };
  const whole = placeAsSent({ page: 0, x: 0.006, y: 0.006, w: 0.988, h: 0.988 }, turn);
  expect(whole.corners).toEqual(corners.map(({ x, y }) => ({ x: near(x), y: near(y) })));
  // The diagonals of a sheet cross in its middle, however it is seen: here 0.1 + 0.7 t = 0.9 - 0.7 u, 0.2 + 0.7 t = 0.1 + 0.7 u.
  const middle = placeAsSent({ page: 0, x: 0.506, y: 0.506, w: 0.4, h: 0.4 }, turn).corners[0]!;
  expect(middle).toEqual({ x: near(0.45), y: near(0.55) });
});
