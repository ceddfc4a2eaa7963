import { expect, test } from "vitest";
import { webAddress } from "./web-address.ts";

test("a member's site becomes a link only where it leads to the web", () => {
  expect(webAddress("www.felis.example")).toBe("https://www.felis.example/");
  expect(webAddress("http://felis.example/cats")).toBe("http://felis.example/cats");
  expect(webAddress("javascript:alert(1)")).toBeNull();
  expect(webAddress("ask me")).toBeNull();
  expect(webAddress("nosite")).toBeNull();
});
