import { expect, test } from "vitest";
import { cursorOf, pageTrail } from "./page-trail.ts";

const query = (text: string) => new URLSearchParams(text);

test("[2.10-11] a list goes forward by its cursor and back the same way, with its filters", () => {
  const first = pageTrail(query("show=cats&sex=female"), "b");
  expect(first).toEqual({ first: null, back: null, next: "?show=cats&sex=female&cursor=b" });
  const second = query(first.next!);
  expect(cursorOf(second)).toBe("b");
  const third = query(pageTrail(second, "c").next!);
  expect(cursorOf(third)).toBe("c");
  expect(pageTrail(third, null)).toEqual({
    first: "?show=cats&sex=female",
    back: "?show=cats&sex=female&cursor=b",
    next: null,
  });
});

test("an address remembers at most forty pages", () => {
  let search = query("");
  for (let page = 0; page < 60; page++) search = query(pageTrail(search, String(page)).next!);
  expect(search.getAll("cursor")).toHaveLength(40);
  expect(cursorOf(search)).toBe("59");
});
