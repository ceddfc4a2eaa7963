import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import type { Pool } from "pg";
import { copyOfTemplate, type TestDatabase } from "@felistry/testkit/processes/test-cluster.ts";
import { runCommand } from "../cli.ts";
import { ForeignSchema, migrateSchema, TableInUse } from "./migrate.ts";
import { openPool } from "./pool.ts";

const SOON = { timeout: 15_000, interval: 20 };

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

test("every migration is run once, in order, and recorded with its content", async () => {
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

test("nothing is applied if a statement fails", async () => {
  const before = await run();
  await pool.query("delete from schema_migrations");
  // The first statement's table already exists.
  await expect(migrateSchema(pool)).rejects.toThrow("already exists");
  expect(await run()).toEqual([]);
  await pool.query(
    "insert into schema_migrations (hash, created_at) select hash, created_at from jsonb_to_recordset($1) as r(hash text, created_at bigint)",
    [JSON.stringify(before)],
  );
  await migrateSchema(pool);
  expect(await run()).toEqual(before);
});

describe("two branches, each with a migration", () => {
  let copy: string;
  let folder: URL;
  let merged: TestDatabase;
  let mergedPool: Pool;

  beforeAll(async () => {
    copy = await mkdtemp(join(tmpdir(), "migrations-"));
    await cp(new URL("migrations/", import.meta.url), copy, { recursive: true });
    folder = pathToFileURL(`${copy}/`);
    merged = await copyOfTemplate(inject("cluster"));
    mergedPool = openPool({ url: merged.url, max: 2, onIdleError: () => {} });
  });
  afterAll(async () => {
    await mergedPool.end();
    await merged.drop();
    await rm(copy, { recursive: true });
  });

  const write = async (tag: string, when: number, sql: string) => {
    const journal = join(copy, "meta/_journal.json");
    const { entries: known, ...rest } = JSON.parse(await readFile(journal, "utf8")) as {
      entries: { tag: string; when: number }[];
    };
    const all = [...known, { tag, when }].sort((one, other) => one.when - other.when);
    await writeFile(journal, JSON.stringify({ ...rest, entries: all }));
    await writeFile(join(copy, `${tag}.sql`), sql);
  };

  test("the one written first and merged last is run too", async () => {
    const newest = entries.at(-1)!.when;
    await write("9001_newer", newest + 2_000, "create table newer (id int)");
    await migrateSchema(mergedPool, { folder });
    await write("9000_older", newest + 1_000, "create table older (id int)");
    await migrateSchema(mergedPool, { folder });
    const { rows } = await mergedPool.query(
      "select to_regclass('older') is not null as older, to_regclass('newer') is not null as newer",
    );
    expect(rows).toEqual([{ older: true, newer: true }]);
  });

  test("a table in use is waited for in short turns, in which readers go on", async () => {
    const newest = entries.at(-1)!.when;
    await write("9002_column", newest + 3_000, "alter table cats add column toys int");
    const reader = await mergedPool.connect();
    await reader.query("begin");
    await reader.query("select count(*) from cats");
    const other = openPool({ url: merged.url, max: 2, onIdleError: () => {} });
    await expect(migrateSchema(other, { folder, lockTries: 1 })).rejects.toThrow(TableInUse);
    const migrated = migrateSchema(other, { folder });
    // Its lock is waited for by now: a reader that comes later is let through all the same.
    await expect
      .poll(async () => {
        const { rowCount } = await reader.query(
          "select from pg_locks where not granted and relation = 'cats'::regclass",
        );
        return rowCount;
      }, SOON)
      .toBe(1);
    await other.query("select count(*) from cats");
    await reader.query("commit");
    reader.release();
    await migrated;
    await mergedPool.query("select toys from cats");
    await other.end();
  });

  test("of two processes that start at once one migrates; one that is killed in the middle leaves nothing", async () => {
    const newest = entries.at(-1)!.when;
    await write(
      "9003_slow",
      newest + 4_000,
      "create table slow (id int);--> statement-breakpoint\nselect pg_sleep(1)",
    );
    const pools = [0, 1].map(() => openPool({ url: merged.url, max: 1, onIdleError: () => {} }));
    const killed = migrateSchema(pools[0]!, { folder }).catch((error: unknown) => error);
    await expect
      .poll(async () => {
        const { rows } = await mergedPool.query<{ gone: boolean }>(
          "select pg_terminate_backend(pid) as gone from pg_stat_activity where query = 'select pg_sleep(1)' or query = E'\\nselect pg_sleep(1)'",
        );
        return rows.length;
      }, SOON)
      .toBe(1);
    expect(await killed).toBeInstanceOf(Error);
    const isThere = async () =>
      (await mergedPool.query("select to_regclass('slow') is not null as yes")).rows[0].yes;
    expect(await isThere()).toBe(false);
    const fresh = openPool({ url: merged.url, max: 1, onIdleError: () => {} });
    await Promise.all([migrateSchema(pools[1]!, { folder }), migrateSchema(fresh, { folder })]);
    expect(await isThere()).toBe(true);
    for (const each of [...pools, fresh]) await each.end();
  });

  test("one changed after it was run is refused by name", async () => {
    await writeFile(join(copy, "9001_newer.sql"), "create table newer (id bigint)");
    await expect(migrateSchema(mergedPool, { folder })).rejects.toThrow(
      "The migration 9001_newer has been changed since it was run in this database.",
    );
  });
});

test("[SEC-24] a release refuses in one line a database changed by a newer one, unless told otherwise", async () => {
  const newer = await copyOfTemplate(inject("cluster"));
  const newerPool = openPool({ url: newer.url, max: 1, onIdleError: () => {} });
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  try {
    await newerPool.query(
      "insert into schema_migrations (hash, created_at) select 'of a later release', max(created_at) + 1 from schema_migrations",
    );
    await expect(migrateSchema(newerPool)).rejects.toThrow(ForeignSchema);
    await migrateSchema(newerPool, { allowNewer: true });

    const env = { DATABASE_URL: newer.url };
    expect(await runCommand(["admin", "list"], env)).toBe(1);
    expect(said.mock.calls).toEqual([[expect.stringMatching(/^The database was changed by .*$/)]]);
    expect(await runCommand(["admin", "list"], { ...env, ALLOW_NEWER_SCHEMA: "1" })).toBe(0);

    const server = spawn(
      process.execPath,
      [
        "--disable-warning=ExperimentalWarning",
        fileURLToPath(new URL("../main.ts", import.meta.url)),
      ],
      {
        env: { PATH: process.env["PATH"], ...env, PORT: "0", LOG_LEVEL: "silent" },
        stdio: ["ignore", "inherit", "pipe"],
      },
    );
    let complaint = "";
    server.stderr.on("data", (piece: Buffer) => (complaint += piece.toString()));
    expect(await once(server, "close")).toEqual([1, null]);
    expect(complaint).toMatch(/^The database was changed by .*ALLOW_NEWER_SCHEMA=1.*\n$/);
  } finally {
    said.mockRestore();
    await newerPool.end();
    await newer.drop();
  }
}, 30_000);
