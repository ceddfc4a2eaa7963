import { expect, test } from "vitest";
import { NO_COLOUR } from "../colours/ems/codes.ts";
import { mayBeOfParents } from "./colour.ts";

const red = { ...NO_COLOUR, breed: "SIB", main: "d", tabby: "22" };
const black = { ...NO_COLOUR, breed: "SIB", main: "n", tabby: "22" };
const son = { ...NO_COLOUR, main: "n", tabby: "22" };

test("a red queen has no black son, a black queen has one by a red stud", () => {
  expect(mayBeOfParents(son, "male", red, black)).toBe(false);
  expect(mayBeOfParents(son, "male", black, red)).toBe(true);
});
