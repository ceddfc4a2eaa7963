import { expect, test } from "vitest";
import { checksMissing, checksNeeded, isDeskKind } from "./checks.ts";

test("a case that the rules have passed needs no ticks", () => {
  expect(checksNeeded("application", { passed: true, asking: [] })).toEqual([]);
});

test("each rule that asks is a tick of its own beside what is looked at by eye", () => {
  expect(checksNeeded("litter", { passed: false, asking: ["F16", "H03"] })).toEqual([
    "parents",
    "kittens",
    "F16",
    "H03",
  ]);
});

test("what no rules judge is looked at by eye", () => {
  expect(checksNeeded("title", null)).toEqual(["paper", "identity"]);
});

test("what is missing is what was not ticked; other ticks do not count for it", () => {
  expect(checksMissing(["paper", "F16"], ["paper", "F61"])).toEqual(["F16"]);
});

test("reports and disputes are decided where they are shown", () => {
  expect([isDeskKind("application"), isDeskKind("dispute")]).toEqual([true, false]);
});
