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

test("Tab and the keys of pages are the desk's in a field only", () => {
  expect(deskKeyOf(press("Tab"), true)).toBe("onwards");
  expect(deskKeyOf(press("Tab", { shiftKey: true }), true)).toBe("backwards");
  expect(deskKeyOf(press("Tab"), false)).toBeNull();
  expect(deskKeyOf(press("Tab", { ctrlKey: true }), true)).toBeNull();
  expect(deskKeyOf(press("PageDown"), true)).toBe("fieldAfter");
  expect(deskKeyOf(press("PageUp"), true)).toBe("fieldBefore");
  expect(deskKeyOf(press("PageDown"), false)).toBeNull();
});

test("letters are found by their place, and arrows alone stay the field's", () => {
  expect(deskKeyOf(press("д", { altKey: true }, "KeyL"), true)).toBe("lines");
  expect(deskKeyOf(press("я", { altKey: true }, "KeyZ"), true)).toBe("undo");
  expect(deskKeyOf(press("ArrowDown"), true)).toBeNull();
  expect(deskKeyOf(press("ArrowDown", { altKey: true }), true)).toBe("next");
  expect(deskKeyOf(press("F8", { shiftKey: true }), true)).toBe("previous");
});
