import { describe, expect, it } from "vitest";
import { titlesIn } from "./titles.ts";

// Assembled here, so that scanning this file does not take the examples for titles.
const open = "[";

describe("ids in the titles of tests", () => {
  it.each([
    ["one", `it("${open}2.7-03] the heart", run)`, ["2.7-03"]],
    ["one behind another page's", `it("${open}SEC-07] ${open}D11-03] x", run)`, ["D11-03"]],
    ["several", `test('${open}D1-08] ${open}7-100] refused', run)`, ["D1-08", "7-100"]],
    ["a list", `it.for(all)("${open}9-01, 9-02] %s", run)`, ["9-01", "9-02"]],
    ["a span in brackets", `it("${open}7-98..7-101] x", run)`, ["7-98", "7-99", "7-100", "7-101"]],
    ["a span of brackets", `it("${open}7-08] … ${open}7-10] x", run)`, ["7-08", "7-09", "7-10"]],
    ["a title on the next line", `it(\n  \`${open}5-01] \${name}\`,\n run)`, ["5-01"]],
    [
      "a table of cases",
      `["${open}D4-01] a queen", queen],\n["${open}D4-02] a tom", tom]`,
      ["D4-01", "D4-02"],
    ],
    ["one that stands later in the title", `it("see ${open}2.7-03]", run)`, []],
    ["lists that are data", `it("x", () => send("[1.5,1.5]", "[-1]", "[0]"))`, []],
  ])("finds %s", (_what, source, ids) => {
    expect(titlesIn(source)).toEqual({ ids, faults: [] });
  });

  it.each([
    ["too short a number", `it("${open}2.7-3] x", run)`],
    ["a word in the brackets", `it("${open}2.7-03 hearts] x", run)`],
    ["a span the wrong way round", `it("${open}7-10..7-08] x", run)`],
    ["a span across chapters", `it("${open}7-10] … ${open}8-12] x", run)`],
    ["a test that is skipped", `it.skip("${open}7-10] x", run)`],
    ["a test still to be written", `test.todo(\n"${open}7-10] x")`],
  ])("reports %s", (_what, source) => {
    expect(titlesIn(source).faults).toHaveLength(1);
  });
});
