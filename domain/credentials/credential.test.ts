import { expect, it } from "vitest";
import { isTest, KNOWN_TITLES, titlesAround } from "./credential.ts";

it("puts junior winners and merits after the name, champions before it, each once", () => {
  expect(titlesAround(["CH", "JW", "SC", "CH", "dsm", "WW'23"])).toEqual({
    before: "CH SC WW'23",
    behind: "JW dsm",
  });
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
