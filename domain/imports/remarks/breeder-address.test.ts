import { expect, test } from "vitest";
import { withoutAddress } from "./breeder-address.ts";

test.each([
  ["Ruth Foo, Rose Cottage", "Ruth Foo"],
  ["Ruth Foo, Bridge Street, Foo", "Ruth Foo"],
  ["Ruth Foo, Old Mill Lane", "Ruth Foo"],
  ["Ruth Foo, The White House, Foo", "Ruth Foo"],
])("%s ends before the place", (breeder, name) => {
  expect(withoutAddress(breeder)).toBe(name);
});

test.each([
  "Mr, Mrs White House",
  "Smith, J. & Doe, K. Farm",
  "Ruth Foo, Diane Lane",
  "Ruth Foo, Ann Close, Bo Bar",
])("%s is people, whose surnames are words for places too", (breeders) => {
  expect(withoutAddress(breeders)).toBe(breeders);
});
