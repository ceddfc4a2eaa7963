import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { ClientBase, Pool, PoolClient } from "pg";

const TABLE = "schema_migrations";

/** A release that is not this one has changed the schema: what this one writes may break what that one has made. */
export class ForeignSchema extends Error {
  override name = "ForeignSchema";

  constructor() {
    super(
      "The database was changed by another release of the site, newer than this one. Start that release, or set ALLOW_NEWER_SCHEMA=1 to start this one all the same (imports and new fields may fail).",
    );
  }
}

/**
 * Brings the schema up to date. Two servers starting together take turns: the lock lives as long as its connection.
 *
 * @throws {ForeignSchema} unless `allowNewer`
 */
export async function migrateSchema(pool: Pool, { allowNewer = false } = {}): Promise<void> {
  const client = await pool.connect();
  try {
    // However long others, or an index of a large registry, take.
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock(hashtext('schema.migration'))");
    if (!allowNewer && (await isForeign(client))) throw new ForeignSchema();
    if (await isBehind(client)) await migrate(client);
    await client.query("select pg_advisory_unlock(hashtext('schema.migration'))");
  } finally {
    client.release(true);
  }
}

/**
 * All that are newer than the newest that was run, in one transaction, and kept as `drizzle-kit`, which writes the
 * files, would keep them. Its own library would do the same with a hundred megabytes more, kept for the server's life.
 */
async function migrate(client: PoolClient): Promise<void> {
  try {
    await client.query("begin");
    await runMigrations(client);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

/** In the caller's transaction; up to the one written at `last`, where it is given. */
export async function runMigrations(client: ClientBase, last = Infinity): Promise<void> {
  await client.query(
    `create table if not exists ${TABLE} (id serial primary key, hash text not null, created_at bigint)`,
  );
  const newest = await newestRun(client);
  for (const { tag, when } of await written()) {
    if (when <= newest || when > last) continue;
    const text = await readFile(new URL(`migrations/${tag}.sql`, import.meta.url), "utf8");
    for (const part of text.split("--> statement-breakpoint")) await client.query(part);
    await client.query(`insert into ${TABLE} (hash, created_at) values ($1, $2)`, [
      createHash("sha256").update(text).digest("hex"),
      when,
    ]);
  }
}

/** The newest that was run in this database; null where none was. */
export async function newestMigration(client: ClientBase): Promise<Migration | null> {
  if (!(await isThere(client))) return null;
  const when = await newestRun(client);
  return (await written()).find((migration) => migration.when === when) ?? { tag: "unknown", when };
}

/** Whether this release knows all that was run, or whether a newer one has been here. */
export async function isKnownMigration(when: number): Promise<boolean> {
  return (await written()).some((migration) => migration.when === when);
}

async function isForeign(client: ClientBase): Promise<boolean> {
  const newest = await newestMigration(client);
  return newest !== null && newest.when !== 0 && !(await isKnownMigration(newest.when));
}

/** By the moment the newest migration was written. */
async function isBehind(client: ClientBase): Promise<boolean> {
  if (!(await isThere(client))) return true;
  const moments = (await written()).map(({ when }) => when);
  return (await newestRun(client)) < Math.max(...moments);
}

async function isThere(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ is_there: boolean }>(
    `select to_regclass('public.${TABLE}') is not null as is_there`,
  );
  return rows[0]!.is_there;
}

async function newestRun(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ newest: string | null }>(
    `select max(created_at) as newest from ${TABLE}`,
  );
  return Number(rows[0]!.newest ?? 0);
}

export interface Migration {
  readonly tag: string;
  /** When it was written, in milliseconds. */
  readonly when: number;
}

/** In the order in which they are run. */
async function written(): Promise<readonly Migration[]> {
  const journal = await readFile(new URL("migrations/meta/_journal.json", import.meta.url), "utf8");
  return (JSON.parse(journal) as { entries: Migration[] }).entries;
}
