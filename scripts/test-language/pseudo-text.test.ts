import { expect, test } from "vitest";
import { outsideBrackets, pseudoText } from "./pseudo-text.ts";

test("a text becomes accented, longer and bracketed; values stay", () => {
  expect(pseudoText("Find a cat of {name}")).toBe("‹Fîîñd àà çààt ööf {name}›");
  expect(pseudoText("One\n\nTwo")).toBe("‹Øñéé›\n\n‹Twöö›");
});

test("text outside brackets is found, and so are cut-off brackets", () => {
  expect(outsideBrackets("‹à ‹b› c› and Murka")).toBe(" and Murka");
  expect(outsideBrackets("‹à b")).toBeNull();
  expect(outsideBrackets("à› b")).toBeNull();
});
