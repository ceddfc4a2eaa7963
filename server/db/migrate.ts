import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Pool, PoolClient } from "pg";

const TABLE = "schema_migrations";

/** Brings the schema up to date. Two servers starting together take turns: the lock lives as long as its connection. */
export async function migrateSchema(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('schema.migration'))");
    if (await isBehind(client)) await migrate(client);
    await client.query("select pg_advisory_unlock(hashtext('schema.migration'))");
  } finally {
    client.release();
  }
}

/**
 * All that are newer than the newest that was run, in one transaction, and kept as `drizzle-kit`, which writes the
 * files, would keep them. Its own library would do the same with a hundred megabytes more, kept for the server's life.
 */
async function migrate(client: PoolClient): Promise<void> {
  await client.query(
    `create table if not exists ${TABLE} (id serial primary key, hash text not null, created_at bigint)`,
  );
  const newest = await newestRun(client);
  try {
    await client.query("begin");
    for (const { tag, when } of await written()) {
      if (when <= newest) continue;
      const text = await readFile(new URL(`migrations/${tag}.sql`, import.meta.url), "utf8");
      for (const part of text.split("--> statement-breakpoint")) await client.query(part);
      await client.query(`insert into ${TABLE} (hash, created_at) values ($1, $2)`, [
        createHash("sha256").update(text).digest("hex"),
        when,
      ]);
    }
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

/** By the moment the newest migration was written. */
async function isBehind(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ is_there: boolean }>(
    `select to_regclass('public.${TABLE}') is not null as is_there`,
  );
  if (!rows[0]!.is_there) return true;
  const moments = (await written()).map(({ when }) => when);
  return (await newestRun(client)) < Math.max(...moments);
}

async function newestRun(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ newest: string | null }>(
    `select max(created_at) as newest from ${TABLE}`,
  );
  return Number(rows[0]!.newest ?? 0);
}

interface Migration {
  readonly tag: string;
  /** When it was written, in milliseconds. */
  readonly when: number;
}

/** In the order in which they are run. */
async function written(): Promise<readonly Migration[]> {
  const journal = await readFile(new URL("migrations/meta/_journal.json", import.meta.url), "utf8");
  return (JSON.parse(journal) as { entries: Migration[] }).entries;
}
