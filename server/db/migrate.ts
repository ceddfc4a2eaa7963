import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Pool, PoolClient } from "pg";

const MIGRATIONS = fileURLToPath(new URL("migrations", import.meta.url));
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

/** The library takes a second and over a hundred megabytes, which a start that has nothing to do need not spend. */
async function migrate(client: PoolClient): Promise<void> {
  const [{ drizzle }, migrator] = await Promise.all([
    import("drizzle-orm/node-postgres"),
    import("drizzle-orm/node-postgres/migrator"),
  ]);
  await migrator.migrate(drizzle(client), {
    migrationsFolder: MIGRATIONS,
    migrationsSchema: "public",
    migrationsTable: TABLE,
  });
}

/** As the library decides: by the moment the newest migration was written, which it keeps with each that it ran. */
async function isBehind(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ is_there: boolean }>(
    `select to_regclass('public.${TABLE}') is not null as is_there`,
  );
  if (!rows[0]!.is_there) return true;
  const done = await client.query<{ newest: string | null }>(
    `select max(created_at) as newest from ${TABLE}`,
  );
  return Number(done.rows[0]!.newest ?? 0) < (await newestMigration());
}

async function newestMigration(): Promise<number> {
  const journal = await readFile(new URL("migrations/meta/_journal.json", import.meta.url), "utf8");
  const { entries } = JSON.parse(journal) as { entries: { when: number }[] };
  return Math.max(...entries.map(({ when }) => when));
}
