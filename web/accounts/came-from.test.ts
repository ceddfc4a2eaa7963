import { expect, test } from "vitest";
import { placeToReturnTo, referringPage } from "./came-from.ts";

const here = "https://felistry.example";

test("[2.5-03] login returns to the page that was left, with its filter", () => {
  expect(referringPage(`${here}/market?breed=mco`, here)).toBe("/market?breed=mco");
});

test("[2.5-03] without a previous page, or with one on another site, there is nowhere to return to", () => {
  expect(referringPage("", here)).toBeNull();
  expect(referringPage("https://elsewhere.example/market", here)).toBeNull();
});

test("joining and recovery are steps towards login, not places to return to", () => {
  for (const pathname of ["/login", "/join", "/restore"]) {
    expect(placeToReturnTo({ origin: here, pathname, search: "" }, here)).toBeNull();
  }
});
