import { expect, it } from "vitest";
import { isTest, KNOWN_TITLES, standsBehindName } from "./credential.ts";

it("puts junior winners and merits behind the name, champions before it", () => {
  expect(["JW", "dsm", "DVM"].every(standsBehindName)).toBe(true);
  expect(["CH", "SC", "WW'23"].some(standsBehindName)).toBe(false);
  expect(new Set(KNOWN_TITLES).size).toBe(KNOWN_TITLES.length);
});

it("counts examinations and genetic tests as tests", () => {
  expect((["title", "result", "health", "dna"] as const).map(isTest)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
