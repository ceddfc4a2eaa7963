import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Pool } from "pg";

const MIGRATIONS = fileURLToPath(new URL("migrations", import.meta.url));

/** Brings the schema up to date. Two servers starting together take turns: the lock lives as long as its connection. */
export async function migrateSchema(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('schema.migration'))");
    await migrate(drizzle(client), {
      migrationsFolder: MIGRATIONS,
      migrationsSchema: "public",
      migrationsTable: "schema_migrations",
    });
    await client.query("select pg_advisory_unlock(hashtext('schema.migration'))");
  } finally {
    client.release();
  }
}
