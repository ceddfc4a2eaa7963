import pg from "pg";

const DATE_OID = 1082;

/** Calendar dates stay the text they are: a birth date has no time zone to be shifted by. */
pg.types.setTypeParser(DATE_OID, (text) => text);

export interface PoolOptions {
  url: string;
  max?: number;
  onIdleError: (error: Error) => void;
}

export function openPool({ url, max = 16, onIdleError }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    // Pages are small: several processes at work on one read far ahead of what it shows, and take the cores from others.
    options:
      "-c max_parallel_workers_per_gather=0 -c plan_cache_mode=force_generic_plan -c statement_timeout=30s -c idle_in_transaction_session_timeout=30s -c timezone=UTC -c datestyle=ISO -c jit=off",
  });
  // Without a listener an idle connection that the server closes would end the process.
  pool.on("error", onIdleError);
  return pool;
}
