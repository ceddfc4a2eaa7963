import { expect, test } from "vitest";
import { positionOf } from "./log-position.ts";
import { primaryLog } from "./primary-log.ts";

test("a copy is as late as the oldest end of the log that it has not reached", () => {
  const log = primaryLog();
  expect(log.end()).toBeNull();
  for (const [position, at] of [
    [100n, 1_000],
    [200n, 1_200],
    [200n, 1_400],
    [300n, 1_600],
  ] as const)
    log.add({ position, at, version: at });
  expect(log.lagOf(300n, 5_000)).toBe(0);
  expect(log.lagOf(250n, 2_000)).toBe(400);
  expect(log.lagOf(150n, 2_000)).toBe(800);
  expect(log.lagOf(0n, 2_000)).toBe(1_000);
});

test("an idle primary makes nobody late, and its newest version counts", () => {
  const log = primaryLog();
  for (let at = 0; at < 10_000; at += 200) log.add({ position: 100n, at, version: at });
  expect(log.lagOf(100n, 10_000)).toBe(0);
  expect(log.end()).toEqual({ position: 100n, at: 0, version: 9_800 });
});

test("a promoted copy without the former primary's last records begins a new count", () => {
  const log = primaryLog();
  log.add({ position: 300n, at: 0, version: 1 });
  log.add({ position: 250n, at: 200, version: 2 });
  expect(log.lagOf(250n, 9_000)).toBe(0);
});

test("the header of a page that nothing follows yet is not waited for", () => {
  expect(positionOf("8192")).toBe(8_192n);
  expect(positionOf(String(8_192 + 24))).toBe(8_192n);
  expect(positionOf(String(8_192 + 40))).toBe(8_192n);
  expect(positionOf(String(8_192 + 56))).toBe(8_248n);
});
