import { expect, test } from "vitest";
import { faultsOfRows, faultsOfSecurity, filesNamedIn, securityIdsIn } from "./check-security.ts";

// Assembled here, so that scanning this file does not take the examples for titles.
const open = "[";
const held = new Map([["server/door.test.ts", new Set(["SEC-01"])]]);
const row = "| [SEC-01] | the door is shut | `server/door.test.ts` | windows |";

test("docs/SECURITY.md promises nothing untested and names no missing file", () => {
  expect(faultsOfSecurity()).toEqual([]);
});

test("a row with its test is without fault", () => {
  expect(faultsOfRows(row, held)).toEqual([]);
  expect(faultsOfRows("| [SEC-01] | open | no test yet | all |", new Map())).toEqual([]);
});

test.for([
  ["a row whose test bears another id", row, new Map([["server/door.test.ts", new Set()]])],
  ["a row that names a test without the id", row.replace("server/door", "server/gate"), held],
  ["a row that names no test", row.replace("`server/door.test.ts`", "by hand"), held],
  ["a row that says it has no test, and has one", `${row} no test yet`, held],
  ["a row that stands twice", `${row}\n${row}`, held],
  ["an id without a row", "| [SEC-02] | none | no test yet | all |", held],
] as [string, string, Map<string, Set<string>>][])("%s is found", ([, page, tests]) => {
  expect(faultsOfRows(page, tests)).not.toEqual([]);
});

test("ids are in the brackets at the start of the titles of tests that run", () => {
  expect([
    ...securityIdsIn(
      `test("${open}SEC-01] x")\n  \`${open}D1-08] ${open}SEC-02] x\`\n  it("see ${open}SEC-03]")\n test.skip("${open}SEC-04] x")`,
    ),
  ]).toEqual(["SEC-01", "SEC-02"]);
});

test("files are what a page names in code style with a folder", () => {
  expect(
    filesNamedIn("`server/door.ts`, `/api/door`, `DATA_DIR`, docs/door.md, `docs/x.md`"),
  ).toEqual(["server/door.ts", "docs/x.md"]);
});
