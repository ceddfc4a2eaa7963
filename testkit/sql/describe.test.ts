import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { numbered } from "@felistry/server/db/placeholders.ts";
import { copyOfTemplate, type TestDatabase } from "../processes/test-cluster.ts";
import { readCatalogue, type Catalogue } from "./catalogue.ts";
import { describe as describeStatement } from "./describe.ts";

let database: TestDatabase;
let client: pg.Client;
let catalogue: Catalogue;

beforeAll(async () => {
  database = await copyOfTemplate(inject("cluster"));
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  catalogue = await readCatalogue(client);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const described = (text: string) => describeStatement(client, catalogue, numbered(text));
const rowOf = async (text: string) => Object.fromEntries((await described(text)).row);

describe("what a statement answers", () => {
  it.each([
    ["a column as its table has it", "select id as x from cats", "number"],
    ["a column that may be null", "select chip as x from cats", "string | null"],
    ["the values that a check lists", "select sex as x from cats", '"male" | "female"'],
    [
      "the other side of an outer join",
      "select s.id as x from cats c left join sales s on s.cat_id = c.id",
      "number | null",
    ],
    [
      "this side of it",
      "select c.id as x from cats c left join sales s on s.cat_id = c.id",
      "number",
    ],
    [
      "the other side, through a query within",
      "select x from (select s.id as x from cats c left join sales s on s.cat_id = c.id) q",
      "number | null",
    ],
    [
      "the other side, where it is sought",
      "select s.id as x from cats c left join sales s on s.cat_id = c.id where s.id > 0",
      "number",
    ],
    [
      "what an update has made of what was sought",
      "update cats set chip = null where chip = 'a' returning chip as x",
      "string | null",
    ],
    ["a count", "select count(*)::int as x from cats", "number"],
    ["a sum of nothing", "select sum(id)::int as x from cats", "number | null"],
    ["a sum of a group", "select sum(id)::int as x from cats group by sex", "number"],
    [
      "a sum of a group's chosen",
      "select sum(id) filter (where id > 9)::int as x from cats group by sex",
      "number | null",
    ],
    ["a coalesce", "select coalesce(chip, '') as x from cats", "string"],
    [
      "a query within that may find nothing",
      "select (select id from cats limit 1) as x",
      "number | null",
    ],
    ["a case without an else", "select case when id > 1 then 'a' end as x from cats", '"a" | null'],
    [
      "either part of a union",
      "select 1 as x union all select mother_id from cats",
      "number | null",
    ],
    [
      "a query that goes on from itself",
      "with recursive line(id) as (select 1 union select id + 1 from line where id < 9) select id as x from line",
      "number",
    ],
    ["a field of a jsonb", "select record ->> 'a' as x from merges", "string | null"],
    ["what we know of a column", "select noun as x from history", 'ColumnType<"history.noun">'],
  ])("%s", async (_, text, type) => {
    expect(await rowOf(text)).toEqual({ x: type });
  });
});

describe("what a statement takes", () => {
  it("is named, and null where that is said", async () => {
    const { values } = await described("select id from cats where id = :id and chip = :chip?");
    expect(Object.fromEntries(values)).toEqual({ id: "number", chip: "string | null" });
  });

  it("is what the column may hold that it is stored in", async () => {
    const { values } = await described("update cats set sex = :sex where id = :id");
    expect(Object.fromEntries(values)).toEqual({ sex: '"male" | "female"', id: "number" });
  });

  it("is no null where the column takes none", async () => {
    await expect(described("update cats set cat_name = :name? where id = :id")).rejects.toThrow(
      "cats.cat_name, which may not be null",
    );
  });
});
