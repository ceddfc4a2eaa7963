import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "@felistry/server/db/embedded/start.ts";
import { startServices } from "@felistry/server/start-services.ts";
import { testConfig } from "../test-config.ts";
import { silentLog } from "../test-log.ts";

/** A database of its own, for as long as `work` takes: what the product's own start makes of an empty one. */
export async function withMigratedDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "felistry-sql-"));
  // PostgreSQL does not run as root: the user it then runs as passes through here.
  await chmod(folder, 0o755);
  const log = { info: () => {} };
  const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false, log });
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    const config = testConfig({ DATABASE_URL: postgres.url, DATA_DIR: folder });
    await (await startServices(config, silentLog)).close();
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
