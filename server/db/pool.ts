import pg from "pg";

const DATE_OID = 1082;

/** Calendar dates stay the text they are: a birth date has no time zone to be shifted by. */
pg.types.setTypeParser(DATE_OID, (text) => text);

/** How long what a pool is for may wait, in milliseconds. */
export interface Patience {
  /** For a connection, new or held by others. */
  readonly connect: number;
  /** For a row, a table or an advisory lock that another transaction holds; 0 is as long as the statement. */
  readonly lock: number;
  readonly statement: number;
  /** In a transaction for its next statement: a client that is gone without a word keeps its locks no longer. */
  readonly idle: number;
  /** For an answer, which a broken network never brings; undefined waits for good. */
  readonly answer?: number;
}

/** Somebody waits for each statement of a call: the database ends it before the call's time (`call-time.ts`) is over. */
export const CALLS: Patience = {
  connect: 3_500,
  lock: 2_000,
  statement: 3_000,
  idle: 5_000,
  answer: 3_500,
};
/** Work of the server's own, before which nobody sits. */
export const BACKGROUND: Patience = {
  connect: 3_000,
  lock: 10_000,
  statement: 30_000,
  idle: 30_000,
  answer: 35_000,
};
/** An operator's command ends when it is done, or by Ctrl-C. */
const COMMAND: Patience = { connect: 3_000, lock: 0, statement: 30_000, idle: 30_000 };

export interface PoolOptions {
  url: string;
  max?: number;
  patience?: Patience;
  /** What is written is counted or noted only: losing its last half second with the machine costs less than waiting for the disk. */
  mayLoseLast?: boolean;
  onIdleError: (error: Error) => void;
}

export function openPool(options: PoolOptions): pg.Pool {
  const { url, max = 16, patience = COMMAND, mayLoseLast = false, onIdleError } = options;
  const settings: Record<string, string | number> = {
    // Pages are small: several processes at work on one read far ahead of what it shows, and take the cores from others.
    max_parallel_workers_per_gather: 0,
    plan_cache_mode: "force_generic_plan",
    statement_timeout: patience.statement,
    lock_timeout: patience.lock,
    idle_in_transaction_session_timeout: patience.idle,
    timezone: "UTC",
    datestyle: "ISO",
    jit: "off",
    ...(mayLoseLast && { synchronous_commit: "off" }),
  };
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: patience.connect,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...(patience.answer !== undefined && { query_timeout: patience.answer }),
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(" "),
  });
  // Without a listener an idle connection that the server closes would end the process.
  pool.on("error", onIdleError);
  return pool;
}
