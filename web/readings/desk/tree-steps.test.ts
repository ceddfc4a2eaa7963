import { expect, test } from "vitest";
import { CAT, DOCUMENT } from "./sheet.ts";
import { stepsOf } from "./tree-steps.ts";

test("the arrows lead to the child, the parents, and along a generation", () => {
  expect(stepsOf("ArrowRight", 5)).toEqual([10, 11]);
  expect(stepsOf("ArrowRight", 16)).toEqual([]);
  expect(stepsOf("ArrowLeft", 5)).toEqual([2]);
  expect(stepsOf("ArrowLeft", 3)).toEqual([CAT]);
  expect(stepsOf("ArrowLeft", CAT)).toEqual([DOCUMENT]);
  expect(stepsOf("ArrowDown", 5)).toEqual([6, 7]);
  expect(stepsOf("ArrowDown", 7)).toEqual([]);
  expect(stepsOf("ArrowUp", 6)).toEqual([5, 4, CAT]);
  expect(stepsOf("ArrowDown", CAT)).toEqual([2, 3]);
  expect(stepsOf("ArrowRight", DOCUMENT)).toEqual([CAT]);
  expect(stepsOf("Enter", 5)).toEqual([]);
});
