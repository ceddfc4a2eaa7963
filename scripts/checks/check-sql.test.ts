import { expect, test } from "vitest";
import { faultsOf } from "./check-sql.ts";

const faultsIn = (file: string, source: string) => faultsOf(new Map([[file, source]])).faults;

test.each([
  [`await db.query({ text: "select id from cats where id = $1", values: [id] });`],
  ["await tx.query<{ id: number; name: string }>(\n  `delete from sales\n   where id = $1`,\n);"],
  ['client.query({ name: "x", text: "update cats set sex = $1" })'],
  ['boss.getDb().executeSql("insert into drafts select", [])'],
])("a fixed text that reads a lasting table is a statement: %s", (source) => {
  const [fault] = faultsIn("server/cats/get-cat.ts", source);
  expect(fault).toMatch(/^server\/cats\/get-cat\.ts: make this a statement/);
});

test.each([
  ["db.query({ text: `select ${columns} from cats` })"],
  ["db.query(SELECT_CATS)"],
  ["db.query({ text: selectCats, values: [] })"],
])("a text put together at run time needs a listed file: %s", (source) => {
  const [fault] = faultsIn("server/cats/get-cat.ts", source);
  expect(fault).toContain("SQL put together at run time");
  expect(faultsIn("server/merges/merge-rows.ts", source)).toEqual([]);
});

test.each([
  ['client.query("begin")'],
  ['client.query("select 1")'],
  ['client.query("create temp table fresh (id int)"); client.query("select id from fresh")'],
  ['const cats = statement("cats", "select id from cats");'],
])("what reads no lasting table, or is a statement, is free: %s", (source) => {
  expect(faultsIn("server/cats/get-cat.ts", source)).toEqual([]);
});

test("a listed file that has no such text any more leaves the list", () => {
  const { stale } = faultsOf(new Map([["server/market/ear.ts", 'client.query("select 1")']]));
  expect(stale).toContain("server/market/ear.ts");
});
