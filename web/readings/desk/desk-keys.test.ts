import { expect, test } from "vitest";
import { deskKeyOf } from "./desk-keys.ts";

const press = (key: string, held: object = {}, code = "") => ({
  key,
  code,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

test("Enter accepts in a field only: elsewhere it presses what is focused", () => {
  expect(deskKeyOf(press("Enter"), true)).toBe("accept");
  expect(deskKeyOf(press("Enter"), false)).toBeNull();
  expect(deskKeyOf(press("Enter", { shiftKey: true }), true)).toBe("previous");
  expect(deskKeyOf(press("Enter", { ctrlKey: true }), false)).toBe("save");
});

test("letters are found by their place, and arrows alone stay the field's", () => {
  expect(deskKeyOf(press("д", { altKey: true }, "KeyL"), true)).toBe("lines");
  expect(deskKeyOf(press("я", { altKey: true }, "KeyZ"), true)).toBe("undo");
  expect(deskKeyOf(press("ArrowDown"), true)).toBeNull();
  expect(deskKeyOf(press("ArrowDown", { altKey: true }), true)).toBe("next");
  expect(deskKeyOf(press("F8", { shiftKey: true }), true)).toBe("previous");
});
