import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Pool } from "pg";
import { copyOfTemplate, type TestDatabase } from "@felistry/testkit/test-cluster.ts";
import { migrateSchema } from "./migrate.ts";
import { openPool } from "./pool.ts";

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await copyOfTemplate(inject("cluster"));
  pool = openPool({ url: database.url, onIdleError: () => {} });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const file = (name: string) => readFileSync(new URL(`migrations/${name}`, import.meta.url), "utf8");
const { entries } = JSON.parse(file("meta/_journal.json")) as {
  entries: { tag: string; when: number }[];
};

async function run(): Promise<{ hash: string; created_at: number }[]> {
  const { rows } = await pool.query(
    "select hash, created_at::float8 as created_at from schema_migrations order by id",
  );
  return rows;
}

test("every migration is run once, in order, and kept by what it said", async () => {
  const expected = entries.map(({ tag, when }) => ({
    hash: createHash("sha256")
      .update(file(`${tag}.sql`))
      .digest("hex"),
    created_at: when,
  }));
  expect(await run()).toEqual(expected);
  await migrateSchema(pool);
  expect(await run()).toEqual(expected);
});

test("only what is newer is run, and nothing of it where a statement fails", async () => {
  const before = await run();
  await pool.query("delete from schema_migrations");
  // The first statement finds its table there already.
  await expect(migrateSchema(pool)).rejects.toThrow("already exists");
  expect(await run()).toEqual([]);
  await pool.query(
    "insert into schema_migrations (hash, created_at) select hash, created_at from jsonb_to_record($1) as r(hash text, created_at bigint)",
    [before.at(-1)],
  );
  await migrateSchema(pool);
  expect(await run()).toEqual(before.slice(-1));
});
