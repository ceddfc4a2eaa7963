/** Migrations that a serving site does not notice: short transactions, indexes built concurrently, rows filled in steps. */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Pool } from "pg";
import { copyOfTemplate, type TestDatabase } from "@felistry/testkit/processes/test-cluster.ts";
import { migrateSchema, runMigrations } from "./migrate.ts";
import { openPool } from "./pool.ts";

const SOON = { timeout: 15_000, interval: 20 };

let copy: string;
let folder: URL;
let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "migrations-"));
  await cp(new URL("migrations/", import.meta.url), copy, { recursive: true });
  folder = pathToFileURL(`${copy}/`);
  database = await copyOfTemplate(inject("cluster"));
  pool = openPool({ url: database.url, max: 4, onIdleError: () => {} });
  await pool.query("create table toys (id int primary key, name text, size int)");
  await pool.query("insert into toys select i, 'toy ' || i from generate_series(1, 2500) i");
});
afterAll(async () => {
  await pool.end();
  await database.drop();
  await rm(copy, { recursive: true });
});

async function write(tag: string, sql: string): Promise<void> {
  const path = join(copy, "meta/_journal.json");
  const journal = JSON.parse(await readFile(path, "utf8")) as {
    entries: { tag: string; when: number }[];
  };
  const known = journal.entries.find((each) => each.tag === tag);
  if (!known) journal.entries.push({ tag, when: journal.entries.at(-1)!.when + 1_000 });
  await writeFile(path, JSON.stringify(journal));
  await writeFile(join(copy, `${tag}.sql`), sql);
}

const isThere = async (name: string) =>
  (await pool.query("select to_regclass($1) is not null as yes", [name])).rows[0].yes as boolean;

const isRecorded = async () =>
  (await pool.query("select count(*)::int as n from schema_migrations")).rows[0].n as number;

/** A connection as a starting server has it. */
async function withStarting<T>(work: (starting: Pool) => Promise<T>): Promise<T> {
  const starting = openPool({ url: database.url, max: 1, onIdleError: () => {} });
  try {
    return await work(starting);
  } finally {
    await starting.end();
  }
}

test("[16.7] each migration ends its locks before the next begins, and one that fails leaves those before it", async () => {
  const before = await isRecorded();
  await write("9001_column", "alter table toys add column colour text");
  await write(
    "9002_fails",
    "create table shelves (id int);--> statement-breakpoint\nselect 1 / (select 0)",
  );
  await withStarting((starting) =>
    expect(migrateSchema(starting, { folder })).rejects.toThrow("division by zero"),
  );
  await pool.query("select colour from toys");
  expect([await isThere("shelves"), (await isRecorded()) - before]).toEqual([false, 1]);
  // Begun again, it goes on from there.
  await write("9002_fails", "create table shelves (id int)");
  await withStarting((starting) => migrateSchema(starting, { folder }));
  expect([await isThere("shelves"), (await isRecorded()) - before]).toEqual([true, 2]);
});

test("[16.7] an index is built while others write, although a second server waits for its turn", async () => {
  await write(
    "9003_index",
    "-- outside a transaction\ncreate index concurrently if not exists toys_name on toys (name)",
  );
  const writer = await pool.connect();
  await writer.query("begin");
  await writer.query("update toys set size = 1 where id = 1");
  const both = [0, 1].map(() =>
    withStarting((starting) => migrateSchema(starting, { folder, lockTries: 1 })),
  );
  await expect
    .poll(
      () => pool.query("select from pg_stat_progress_create_index").then((r) => r.rowCount),
      SOON,
    )
    .toBe(1);
  // Whoever comes meanwhile does not wait for it.
  await pool.query("set lock_timeout = '1s'; update toys set size = 2 where id = 2");
  await writer.query("commit");
  writer.release();
  await Promise.all(both);
  const { rows } = await pool.query(
    "select indisvalid from pg_index where indexrelid = 'toys_name'::regclass",
  );
  expect(rows).toEqual([{ indisvalid: true }]);
});

test("[16.7] what is left of an index whose building was broken off is built anew", async () => {
  await pool.query("insert into toys values (-1, 'twin'), (-2, 'twin')");
  await expect(
    pool.query("create unique index concurrently toys_unique on toys (name)"),
  ).rejects.toThrow("toys_unique");
  expect(await isThere("toys_unique")).toBe(true);
  await pool.query("delete from toys where id < 0");
  await write(
    "9004_unique",
    "-- outside a transaction\ncreate unique index concurrently if not exists toys_unique on toys (name)",
  );
  await withStarting((starting) => migrateSchema(starting, { folder }));
  await expect(pool.query("insert into toys values (-1, 'toy 7')")).rejects.toThrow("toys_unique");
});

test("[16.7] rows are filled in steps, each of them committed, and begun again where it was broken off", async () => {
  const step =
    "-- outside a transaction\n-- in steps\nupdate toys set size = length(name) where id in (select id from toys where size is null limit 1000)";
  await write("9005_sizes", `${step};--> statement-breakpoint\nselect 1 / (select 0)`);
  await withStarting((starting) =>
    expect(migrateSchema(starting, { folder })).rejects.toThrow("division by zero"),
  );
  const { rows } = await pool.query(
    "select count(*)::int as n, count(distinct xmin::text)::int as steps from toys where size > 2",
  );
  expect(rows).toEqual([{ n: 2498, steps: 3 }]);
  const recorded = await isRecorded();
  await write("9005_sizes", step);
  await withStarting((starting) => migrateSchema(starting, { folder }));
  expect((await isRecorded()) - recorded).toBe(1);
});

test("[16.7] a restored backup runs all of them in its one transaction", async () => {
  const client = await pool.connect();
  await client.query("begin");
  await client.query("drop index toys_name, toys_unique");
  await client.query("update toys set size = null");
  await client.query("delete from schema_migrations where created_at > $1", [
    JSON.parse(await readFile(join(copy, "meta/_journal.json"), "utf8")).entries.at(-4).when,
  ]);
  await runMigrations(client, Infinity, folder);
  const { rows } = await client.query(
    "select to_regclass('toys_unique') is not null as yes, (select count(*)::int from toys where size is null) as missing",
  );
  expect(rows).toEqual([{ yes: true, missing: 0 }]);
  await client.query("rollback");
  client.release();
});
