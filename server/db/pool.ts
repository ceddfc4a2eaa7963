import pg from "pg";
import { lastWritable } from "./addresses.ts";
import { connecting } from "./found-client.ts";

const DATE_OID = 1082;

/** Calendar dates stay text: a birth date has no time zone that could shift it. */
pg.types.setTypeParser(DATE_OID, (text) => text);

/** How long a pool's users may wait, in milliseconds. */
export interface Patience {
  /** For a connection, new or in use. */
  readonly connect: number;
  /** For a row, table or advisory lock held by another transaction; 0: as long as the statement. */
  readonly lock: number;
  readonly statement: number;
  /** In a transaction for its next statement: a vanished client keeps its locks no longer than this. */
  readonly idle: number;
  /** For an answer, which never arrives over a broken network; undefined waits for ever. */
  readonly answer?: number;
}

/** A user waits for each statement of a call: the database ends it before the call's time (`call-time.ts`) is over. */
export const CALLS: Patience = {
  connect: 3_500,
  lock: 2_000,
  statement: 3_000,
  idle: 5_000,
  answer: 3_500,
};
/** The server's background work, for which nobody waits. */
export const BACKGROUND: Patience = {
  connect: 3_000,
  lock: 10_000,
  statement: 30_000,
  idle: 30_000,
  answer: 35_000,
};
/** An operator's command runs until done or interrupted. */
const COMMAND: Patience = { connect: 3_000, lock: 0, statement: 30_000, idle: 30_000 };

export interface PoolOptions {
  url: string;
  max?: number;
  patience?: Patience;
  /** For counters and notes only: losing the last half second in a machine crash costs less than waiting for the disk. */
  mayLoseLast?: boolean;
  /** A pooler in transaction mode is in between: it sets what `settings` would, and may know no prepared statements. */
  pooler?: { readonly prepares: boolean } | undefined;
  onIdleError: (error: Error) => void;
}

/** Where threads of a pool's owner connect to. */
const directUrls = new WeakMap<pg.Pool, string>();

export function directUrlOf(pool: pg.Pool): string {
  return lastWritable(directUrls.get(pool)!);
}

/** @param directUrl past the pooler */
export function openPool(options: PoolOptions, directUrl = options.url): pg.Pool {
  const { url, max = 16, patience = COMMAND, mayLoseLast = false, pooler, onIdleError } = options;
  const settings: Record<string, string | number> = {
    // Pages are small: parallel workers would read far ahead of what is shown, and take CPU from others.
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
    ...connecting(url, pooler?.prepares),
    max,
    connectionTimeoutMillis: patience.connect,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...(patience.answer !== undefined && { query_timeout: patience.answer }),
    ...(!pooler && { options: written(settings) }),
  });
  directUrls.set(pool, directUrl);
  // Without a listener, the server closing an idle connection would end the process …
  pool.on("error", onIdleError);
  // … and so would one that says in a single packet that it is ready and that it ends: nobody has had the time to listen.
  // Whoever takes such a connection learns it from its first statement.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

function written(settings: Readonly<Record<string, string | number>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(" ");
}
