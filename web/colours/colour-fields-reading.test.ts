import { expect, test } from "vitest";
import { NO_COLOUR } from "@felistry/domain/colours/ems/codes.ts";
import { readTypedColour } from "./colour-fields-reading.ts";

test.each([
  ["MCO ns 22", "MCO", { main: "n", gold: "s", tabby: "22" }, null, []],
  ["  MCO  ns 22 ", "MCO", { main: "n", gold: "s", tabby: "22" }, null, []],
  ["mco NS 22", "MCO", { main: "n", gold: "s", tabby: "22" }, "MCO ns 22", []],
  ["BSH a", "BRI", { main: "a" }, "BRI a", []],
  ["n 22 64", null, { main: "n", tabby: "22", eye: "64" }, null, []],
  ["RUS 64", "RUS", { main: "a", eye: "64" }, null, []],
  ["MAN n 53", "MAN", { main: "n", build: "53" }, null, []],
  ["SFS x a 73", "SFS", { main: "a", build: "73" }, null, ["x"]],
  ["XLH n 22", null, { main: "n", tabby: "22" }, null, ["XLH"]],
] as const)("%j fills the form", (text, breed, codes, rewritten, left) => {
  expect(readTypedColour(text)).toEqual({
    ok: true,
    breed,
    codes: { ...NO_COLOUR, build: null, ...codes },
    rewritten,
    left,
  });
});

test("the part that cannot be read is named", () => {
  expect(readTypedColour("MCO k 22")).toEqual({ ok: false, unknown: "k" });
});
