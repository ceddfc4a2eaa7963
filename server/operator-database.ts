/** The database for a command of an operator: the configured one, that of the running server, or the stopped server's. */
import type { Pool } from "pg";
import type { Config } from "./config.ts";
import { findRunningPostgres, startEmbeddedPostgres } from "./db/embedded/start.ts";
import { migrateSchema } from "./db/migrate.ts";
import { openPool } from "./db/pool.ts";
import { startMailQueue, type Jobs } from "./jobs/jobs.ts";
import { keepNotices } from "./notices/public.ts";
import { loadReference } from "./reference/load.ts";

interface DatabaseOptions {
  /** The command may be the first to meet this database, or newer than the server that last did. */
  readonly migrate: boolean;
}

export async function withDatabase<T>(
  config: Config,
  options: DatabaseOptions,
  work: (pool: Pool, url: string) => Promise<T>,
): Promise<T> {
  const { databaseDirectUrl = config.databaseUrl } = config;
  const found = databaseDirectUrl ?? (await findRunningPostgres(config.dataDir))?.url;
  if (found !== undefined) return withPool(found, config, options, work);
  const database = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: { info: () => {} },
  });
  try {
    return await withPool(database.url, config, options, work);
  } finally {
    await database.stop();
  }
}

async function withPool<T>(
  url: string,
  { allowNewerSchema }: Config,
  { migrate }: DatabaseOptions,
  work: (pool: Pool, url: string) => Promise<T>,
): Promise<T> {
  const pool = openPool({ url, max: 2, onIdleError: () => {} });
  try {
    if (migrate) {
      await migrateSchema(pool, { allowNewer: allowNewerSchema });
      await loadReference(pool);
    }
    return await work(pool, url);
  } finally {
    await pool.end();
  }
}

/** So that a command's mails go out with the server's. */
export async function withMailQueue<T>(
  databaseUrl: string,
  complain: (line: string) => void,
  work: (jobs: Jobs) => Promise<T>,
): Promise<T> {
  const jobs = await startMailQueue({
    databaseUrl,
    keepNotices,
    onError: (error) => complain(String(error)),
  });
  try {
    return await work(jobs);
  } finally {
    await jobs.stop();
  }
}
