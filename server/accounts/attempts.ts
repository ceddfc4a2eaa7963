/** Counts attempts for a key in a window of time, in PostgreSQL, so that several processes count together. */
import { statement } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";
import { refuse } from "../http/refusal.ts";

export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly windowSeconds: number;
}

/** The 11th login try for an account and address within 15 minutes is refused (decisions §10.18). */
export const LOGIN_LIMIT: Limit = { name: "login", most: 10, windowSeconds: 15 * 60 };

const HOUR = 60 * 60;

/** Decisions §2: five codes an hour for an account, five tries a code. A code lives no longer than its tries are counted. */
export const CODES_OF_ACCOUNT: Limit = { name: "recovery-code", most: 5, windowSeconds: HOUR };
export const TRIES_OF_CODE: Limit = { name: "recovery-try", most: 5, windowSeconds: 10 * 60 };
/** So that one place cannot ask which of many addresses have an account, or have mails sent to them all. */
export const CODES_OF_NETWORK: Limit = { name: "recovery-network", most: 100, windowSeconds: HOUR };

/** A session left open on somebody else's computer is no way to find out the password. */
export const CURRENT_PASSWORD_LIMIT: Limit = { name: "password", most: 10, windowSeconds: 15 * 60 };
export const EMAIL_CHANGE_LIMIT: Limit = { name: "change-email", most: 10, windowSeconds: HOUR };
export const CLIENT_LOG_LIMIT: Limit = { name: "client-log", most: 60, windowSeconds: 10 * 60 };

const countAttempt = statement<
  [key: string, windowSeconds: number],
  { count: number; seconds_left: number }
>(
  "attempt_count",
  `insert into attempts as a (key, count, window_started_at) values ($1, 1, now())
   on conflict (key) do update set
     count = case when a.window_started_at < now() - make_interval(secs => $2) then 1 else a.count + 1 end,
     window_started_at = case when a.window_started_at < now() - make_interval(secs => $2) then now() else a.window_started_at end
   returning count, ceil(extract(epoch from window_started_at + make_interval(secs => $2) - now()))::int as seconds_left`,
);

const forget = statement<[key: string], never>(
  "attempt_forget",
  "delete from attempts where key = $1",
);

const keyOf = (limit: Limit, parts: readonly string[]) => [limit.name, ...parts].join(" ");

/**
 * Counts one attempt and refuses it beyond the limit. `db` is `services.apart`, not the call's transaction: a
 * refused attempt rolls that back and must count all the same.
 */
export async function countOrRefuse(db: Db, limit: Limit, ...parts: string[]): Promise<void> {
  const [row] = await countAttempt(db, keyOf(limit, parts), limit.windowSeconds);
  if (row!.count > limit.most)
    refuse("too_many_attempts", { retryAfterSeconds: Math.max(1, row!.seconds_left) });
}

export async function forgetAttempts(db: Db, limit: Limit, ...parts: string[]): Promise<void> {
  await forget(db, keyOf(limit, parts));
}
