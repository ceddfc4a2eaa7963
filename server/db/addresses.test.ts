import { expect, test } from "vitest";
import { addressesOf, hostOf, isDatabaseAddress, lastWritable, withoutAims } from "./addresses.ts";

test("an address of several hosts is the same address once for each", () => {
  const url = "postgres://cats:secret@a:5433,b,[::1]:5434/felistry?sslmode=verify-full";
  expect(addressesOf(url)).toEqual([
    "postgres://cats:secret@a:5433/felistry?sslmode=verify-full",
    "postgres://cats:secret@b/felistry?sslmode=verify-full",
    "postgres://cats:secret@[::1]:5434/felistry?sslmode=verify-full",
  ]);
  expect(addressesOf(url).map(hostOf)).toEqual(["a:5433", "b:5432", "[::1]:5434"]);
  expect(addressesOf("postgres://localhost/felistry")).toEqual(["postgres://localhost/felistry"]);
});

test("what libpq would understand and the driver would not is left out", () => {
  const url = "postgres://a/cats?target_session_attrs=read-write&sslmode=require";
  expect(withoutAims(url)).toBe("postgres://a/cats?sslmode=require");
  expect(lastWritable("postgres://a,b/cats?target_session_attrs=any")).toBe("postgres://a/cats");
});

test.each([
  "postgres://",
  "postgres://a,,b/cats",
  "mysql://a/cats",
  "a,b",
  "postgres://a:x,b/cats",
])("%j is no address", (url) => expect(isDatabaseAddress(url)).toBe(false));
