import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { ClientBase, Pool, PoolClient } from "pg";

const TABLE = "schema_migrations";

/** Another release has changed the schema, and this one's writes may break it. */
export class ForeignSchema extends Error {
  override name = "ForeignSchema";

  constructor() {
    super(
      "The database was changed by another release of the site, newer than this one. Start that release, or set ALLOW_NEWER_SCHEMA=1 to start this one all the same (imports and new fields may fail).",
    );
  }
}

/** What was run in this database differs from the file, so the schema's state is unknown. */
export class ChangedMigration extends Error {
  override name = "ChangedMigration";

  constructor({ tag }: Migration) {
    super(
      `The migration ${tag} has been changed since it was run in this database. Bring the file back as it was, and put the change into a migration of its own.`,
    );
  }
}

/** Somebody holds a table that must be changed, and does not let go. */
export class TableInUse extends Error {
  override name = "TableInUse";

  constructor() {
    super(
      "The database could not be changed, because another program holds one of its tables. End that program (a backup, a console, a report) and start again.",
    );
  }
}

/** Whoever waits for a table's lock makes everybody else wait behind it: never for longer than this. */
const LOCK_WITHIN = "2s";
const LOCK_TRIES = 30;
const PAUSE_MS = 2_000;

const FOLDER = new URL("migrations/", import.meta.url);

/**
 * Migrates the schema. Two servers starting together take turns: the lock lasts as long as its connection.
 *
 * @throws {ForeignSchema} unless `allowNewer`
 * @throws {ChangedMigration}
 * @throws {TableInUse}
 */
export async function migrateSchema(
  pool: Pool,
  { allowNewer = false, folder = FOLDER, lockTries = LOCK_TRIES } = {},
): Promise<void> {
  const client = await pool.connect();
  // The statement during which it is lost fails; without a listener the process would end before it can say so.
  client.on("error", () => {});
  try {
    // However long other servers, or an index on a large registry, take.
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock(hashtext('schema.migration'))");
    if (!allowNewer && (await isForeign(client, folder))) throw new ForeignSchema();
    await migrate(client, folder, lockTries);
    await client.query("select pg_advisory_unlock(hashtext('schema.migration'))");
  } finally {
    client.release(true);
  }
}

/**
 * Runs all pending migrations in one transaction, anew if it does not get a lock, and records them like `drizzle-kit`, which generates the files. Its
 * library would do the same with a hundred megabytes more, held for the server's lifetime, and would skip migrations
 * older than the newest one that was run, which merging two branches produces.
 */
async function migrate(client: PoolClient, folder: URL, tries: number): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query("begin");
      await client.query(`set local lock_timeout = '${LOCK_WITHIN}'`);
      await runMigrations(client, Infinity, folder);
      await client.query("commit");
      return;
    } catch (error) {
      await client.query("rollback");
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
      if (attempt >= tries) throw new TableInUse();
    }
    await sleep(PAUSE_MS);
  }
}

const LOCK_NOT_AVAILABLE = "55P03";

/**
 * In the caller's transaction; up to the one written at `last`, if given.
 *
 * @throws {ChangedMigration}
 */
export async function runMigrations(
  client: ClientBase,
  last = Infinity,
  folder = FOLDER,
): Promise<void> {
  await client.query(
    `create table if not exists ${TABLE} (id serial primary key, hash text not null, created_at bigint)`,
  );
  const hashes = await hashesRun(client);
  for (const migration of await written(folder)) {
    if (migration.when > last) continue;
    const text = await readFile(new URL(`${migration.tag}.sql`, folder), "utf8");
    const hash = createHash("sha256").update(text).digest("hex");
    const wasRun = hashes.get(migration.when);
    if (wasRun !== undefined && wasRun !== hash) throw new ChangedMigration(migration);
    if (wasRun !== undefined) continue;
    for (const part of text.split("--> statement-breakpoint")) await client.query(part);
    await client.query(`insert into ${TABLE} (hash, created_at) values ($1, $2)`, [
      hash,
      migration.when,
    ]);
  }
}

async function hashesRun(client: ClientBase): Promise<ReadonlyMap<number, string>> {
  const { rows } = await client.query<{ hash: string; created_at: string }>(
    `select hash, created_at from ${TABLE}`,
  );
  return new Map(rows.map(({ hash, created_at }) => [Number(created_at), hash]));
}

/** The newest one run in this database; null if none was. */
export async function newestMigration(client: ClientBase): Promise<Migration | null> {
  if (!(await isThere(client))) return null;
  const when = await newestRun(client);
  return (await written()).find((migration) => migration.when === when) ?? { tag: "unknown", when };
}

/** Whether this release knows the migration, or a newer one has been here. */
export async function isKnownMigration(when: number): Promise<boolean> {
  return (await written()).some((migration) => migration.when === when);
}

/** Its name; of one that this release does not know, its time. */
export async function migrationAt(when: number): Promise<string> {
  return (await written()).find((migration) => migration.when === when)?.tag ?? String(when);
}

async function isForeign(client: ClientBase, folder: URL): Promise<boolean> {
  if (!(await isThere(client))) return false;
  const known = new Set((await written(folder)).map(({ when }) => when));
  return [...(await hashesRun(client)).keys()].some((when) => !known.has(when));
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

/** In execution order. */
async function written(folder = FOLDER): Promise<readonly Migration[]> {
  const journal = await readFile(new URL("meta/_journal.json", folder), "utf8");
  return (JSON.parse(journal) as { entries: Migration[] }).entries;
}
