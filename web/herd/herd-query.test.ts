import { expect, test } from "vitest";
import { filterOf, herdPath, herdQuery } from "./herd-query.ts";

test("the table's whole state is in its address", () => {
  const query = {
    scope: "own",
    sex: "female",
    breed: "mco",
    age: "kitten",
    state: "ad",
    tag: "7",
    q: "lin",
    sort: "born",
    order: "down",
  } as const;
  const address = new URL(herdPath(query), "http://x");
  expect(address.pathname).toBe("/my");
  expect(address.searchParams.get("view")).toBe("table");
  expect(herdQuery(address.searchParams, "own")).toEqual(query);
});

test("what is no known value counts as missing, and a new order begins on the first page", () => {
  const odd = new URLSearchParams(
    "sex=x&breed=toolong&age=old&state=y&tag=-1&sort=z&order=sideways",
  );
  expect(herdQuery(odd, "bred")).toEqual({ scope: "bred" });
  expect(herdPath({ scope: "bred", cursor: "abc", sort: "name" })).toBe("/my?show=bred&sort=name");
});

test("all that match are asked for without order and page", () => {
  expect(filterOf({ scope: "own", q: "a", sort: "name", order: "down", cursor: "x" })).toEqual({
    scope: "own",
    q: "a",
  });
});
