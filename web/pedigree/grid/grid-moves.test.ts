import { expect, test } from "vitest";
import { moveOf, wayOf } from "./grid-moves.ts";

const press = (key: string, shiftKey = false) => ({
  key,
  shiftKey,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
});
const ALL_SELECTED = { atStart: true, atEnd: true, editing: false };
const WITHIN = { atStart: false, atEnd: false, editing: false };

test("arrows move where the caret cannot, and stay in the text after F2", () => {
  expect(moveOf(press("ArrowRight"), ALL_SELECTED)).toBe("parents");
  expect(moveOf(press("ArrowRight"), WITHIN)).toBeNull();
  expect(moveOf(press("ArrowLeft"), { ...ALL_SELECTED, editing: true })).toBeNull();
  expect(moveOf(press("ArrowDown"), WITHIN)).toBe("down");
  expect(moveOf(press("Enter"), WITHIN)).toBe("next");
  expect(moveOf(press("Enter", true), WITHIN)).toBe("previous");
  expect(moveOf(press("ArrowUp", true), WITHIN)).toBeNull();
  expect(moveOf({ ...press("ArrowUp"), altKey: true }, WITHIN)).toBeNull();
});

test("up and down stay in a generation; Enter goes through all of them", () => {
  expect(wayOf("down", 6)).toEqual([7]);
  expect(wayOf("down", 7)).toEqual([]);
  expect(wayOf("up", 6)).toEqual([5, 4]);
  expect(wayOf("next", 29)).toEqual([30, 31]);
  expect(wayOf("next", 7)[0]).toBe(8);
  expect(wayOf("previous", 3)).toEqual([2, 1]);
  expect(wayOf("child", 11)).toEqual([5]);
  expect(wayOf("child", 3)).toEqual([1]);
  expect(wayOf("child", 1)).toEqual([]);
  expect(wayOf("next", 1)[0]).toBe(2);
  expect(wayOf("parents", 1)).toEqual([2, 3]);
  expect(wayOf("parents", 5)).toEqual([10, 11]);
  expect(wayOf("parents", 16)).toEqual([]);
});
