import { setTimeout as sleep } from "node:timers/promises";
import type { ClientBase, Pool, PoolClient } from "pg";
import {
  FOLDER,
  indexBuiltBy,
  insideTransaction,
  withContent,
  written,
  type Migration,
  type MigrationPart,
  type WrittenMigration,
} from "./migration-files.ts";

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
/** Behind whoever waits to build an index concurrently, nobody waits. */
const LOCK_OUTSIDE_WITHIN = "60s";
const LOCK_TRIES = 30;
const PAUSE_MS = 2_000;
const TURN_MS = 100;

interface Migrating {
  readonly client: PoolClient;
  readonly folder: URL;
  readonly tries: number;
}

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
    await takeTurn(client);
    if (!allowNewer && (await isForeign(client, folder))) throw new ForeignSchema();
    await migrate({ client, folder, tries: lockTries });
    await client.query("select pg_advisory_unlock(hashtext('schema.migration'))");
  } finally {
    client.release(true);
  }
}

/** Asks again and again: the snapshot of a statement that waits would keep an index from being built concurrently. */
async function takeTurn(client: PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>(
      "select pg_try_advisory_lock(hashtext('schema.migration')) as mine",
    );
    if (rows[0]!.mine) return;
    await sleep(TURN_MS);
  }
}

/**
 * Runs all pending migrations, each in a transaction of its own, so that the locks of one are gone before the next reads a
 * table, and records them like `drizzle-kit`, which generates the files. Its library would do nearly the same with a
 * hundred megabytes more, held for the server's lifetime, and would skip migrations older than the newest one that was
 * run, which merging two branches produces.
 */
async function migrate(migrating: Migrating): Promise<void> {
  await migrating.client.query(CREATE_TABLE);
  for (const migration of await pending(migrating.client, Infinity, migrating.folder))
    await (migration.isOutside
      ? runOutside(migrating, migration)
      : patiently(migrating, () => runInTransaction(migrating.client, migration)));
}

async function runInTransaction(client: PoolClient, migration: WrittenMigration): Promise<void> {
  try {
    await client.query("begin");
    await client.query(`set local lock_timeout = '${LOCK_WITHIN}'`);
    await run(client, migration);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

/** Each of its statements can be run again, since whoever is killed in the middle begins anew. */
async function runOutside(migrating: Migrating, migration: WrittenMigration): Promise<void> {
  const { client } = migrating;
  for (const part of migration.parts) {
    const index = indexBuiltBy(part);
    await client.query(`set lock_timeout = '${index ? LOCK_OUTSIDE_WITHIN : LOCK_WITHIN}'`);
    await patiently(migrating, async () => {
      if (index) await dropUnfinished(client, index);
      await runPart(client, part, part.text);
    });
  }
  await record(client, migration);
}

/** What is left of an index whose building was broken off is kept up to date and used by nobody. */
async function dropUnfinished(client: PoolClient, name: string): Promise<void> {
  const { rows } = await client.query<{ index: string }>(UNFINISHED, [name]);
  for (const { index } of rows) await client.query(`drop index concurrently if exists ${index}`);
}

const UNFINISHED = `select i.indexrelid::regclass::text as index from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relname = $1 and c.relnamespace = current_schema()::regnamespace and not i.indisvalid`;

async function patiently({ tries }: Migrating, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!IN_THE_WAY.has((error as { code?: string }).code ?? "")) throw error;
      if (attempt >= tries) throw new TableInUse();
    }
    await sleep(PAUSE_MS);
  }
}

/** A lock is not to be had in time, or two wait for each other's: whoever holds it goes on meanwhile. */
const IN_THE_WAY: ReadonlySet<string> = new Set(["55P03", "40P01"]);

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
  await client.query(CREATE_TABLE);
  for (const migration of await pending(client, last, folder)) await run(client, migration);
}

const CREATE_TABLE = `create table if not exists ${TABLE} (id serial primary key, hash text not null, created_at bigint)`;

/** @throws {ChangedMigration} before anything is run */
async function pending(
  client: ClientBase,
  last: number,
  folder: URL,
): Promise<readonly WrittenMigration[]> {
  const hashes = await hashesRun(client);
  const due: WrittenMigration[] = [];
  for (const each of await written(folder)) {
    if (each.when > last) continue;
    const migration = await withContent(each, folder);
    const wasRun = hashes.get(migration.when);
    if (wasRun === undefined) due.push(migration);
    else if (wasRun !== migration.hash) throw new ChangedMigration(migration);
  }
  return due;
}

async function run(client: ClientBase, migration: WrittenMigration): Promise<void> {
  for (const part of migration.parts)
    await runPart(client, part, migration.isOutside ? insideTransaction(part) : part.text);
  await record(client, migration);
}

async function runPart(client: ClientBase, { inSteps }: MigrationPart, text: string) {
  for (;;) {
    const { rowCount } = await client.query(text);
    if (!inSteps || !rowCount) return;
  }
}

async function record(client: ClientBase, { hash, when }: WrittenMigration): Promise<void> {
  await client.query(`insert into ${TABLE} (hash, created_at) values ($1, $2)`, [hash, when]);
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
