import { expect, test } from "vitest";
import { webAddress, withScheme } from "./web-address.ts";

test("a member's site becomes a link only if it leads to the web", () => {
  expect(webAddress("www.felis.example")).toBe("https://www.felis.example/");
  expect(webAddress("http://felis.example/cats")).toBe("http://felis.example/cats");
  expect(webAddress("кошки.рф")).toBe("https://xn--h1adap4c.xn--p1ai/");
  for (const none of [
    "javascript:alert(1)",
    "java\tscript:alert(1)//felis.example",
    "JavaScript://felis.example/%0aalert(1)",
    "data:text/html,felis.example",
    "mailto:anna@felis.example",
    "https://felis.example@elsewhere.example",
    "ask me",
    "nosite",
    "https://",
    "",
  ])
    expect([none, webAddress(none)]).toEqual([none, null]);
});

test("a site without a scheme gets one; a scheme already there stays", () => {
  expect(withScheme("www.felis.example")).toBe("https://www.felis.example");
  expect(withScheme("http://felis.example")).toBe("http://felis.example");
});
