/** Counts attempts for a key in a window of time, in PostgreSQL, so that several processes count together. */
import { statement } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";
import { refuse } from "./refusal.ts";

export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly windowSeconds: number;
}

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
