import { expect, test } from "vitest";
import { marketAddress } from "./market-query.ts";
import { searchSaid } from "./search-said.ts";

const said = (search: string) =>
  searchSaid(marketAddress(new URLSearchParams(search)).query, [], "en");

test("what an address asks for is said in words", () => {
  expect(said("sex=female&from=5&currency=eur")).toEqual(["Female", "From 5 EUR"]);
});

test.each(["sex", "age", "pattern", "build"])(
  "a value of %s that there is not is said as it is written",
  (name) => {
    for (const value of ["73", "constructor"]) expect(said(`${name}=${value}`)).toEqual([value]);
  },
);
