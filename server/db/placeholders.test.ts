import { describe, expect, it } from "vitest";
import { numbered } from "./placeholders.ts";

describe("parameters by name", () => {
  it("are numbered by their first occurrence", () => {
    const { text, names } = numbered("select :b::int + :a where :b = any(:list::int[])");
    expect(text).toBe("select $1::int + $2 where $1 = any($3::int[])");
    expect(names).toEqual(["b", "a", "list"]);
  });

  it("mark what may be null", () => {
    const { text, mayBeNull } = numbered("select :reason?::text, :id");
    expect(text).toBe("select $1::text, $2");
    expect([...mayBeNull]).toEqual(["reason"]);
  });

  it.each([
    ["a cast", "select id::text"],
    ["a text", "select 'HH24:MI:SS' || ''':no'''"],
    ["a text with escapes", String.raw`select e'\':no'`],
    ["a quoted name", 'select 1 as ":no"'],
    ["a comment", "select 1 -- :no\n/* :no */"],
    ["a body in dollars", "do $body$ begin raise ':no'; end $body$"],
    ["an assignment", "call f(a := 1)"],
    ["a slice", "select list[1:2]"],
    ["an operator", "select a ? 'chip'"],
  ])("are none in %s", (_, text) => {
    expect(numbered(text)).toMatchObject({ text, names: [] });
  });
});
