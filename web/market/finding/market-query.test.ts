import { expect, test } from "vitest";
import { filtersOf, marketAddress, marketPath, without } from "./market-query.ts";

const read = (search: string) => marketAddress(new URLSearchParams(search));

test("an address says what is shown, and what is shown says the address", () => {
  for (const search of ["", "breed=mco", "q=red&breed=mco&sex=female&photos=1&sort=cheapest"]) {
    const { query, unknown, hasEmpty } = read(search);
    expect(marketPath(query)).toBe(search === "" ? "/market" : `/market?${search}`);
    expect([unknown, hasEmpty]).toEqual([[], false]);
  }
});

test("empty fields of a form are left out, unknown names are told", () => {
  expect(read("q=&breed=all&sex=female&from=+")).toMatchObject({
    query: { sex: "female" },
    hasEmpty: true,
  });
  expect(read("offset=5&breed=mco&page=2").unknown).toEqual(["offset", "page"]);
});

test("a filter taken off leaves the others, on the first page", () => {
  const { query } = read("breed=mco&sex=female&sort=cheapest&cursor=abc");
  expect(filtersOf(query)).toEqual(["breed", "sex"]);
  expect(marketPath(without(query, "breed"))).toBe("/market?sex=female&sort=cheapest");
});
