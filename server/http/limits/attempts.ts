/** Counts attempts per key and time window in PostgreSQL, so that several processes count together. */
import { statement } from "../../db/statement.ts";
import type { Db } from "../../db/transaction.ts";
import { refuse } from "../refusal.ts";

export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly windowSeconds: number;
}

const countAttempt = statement(
  "attempt_count",
  `insert into attempts as a (key, count, window_started_at) values (:key, 1, now())
   on conflict (key) do update set
     count = case when a.window_started_at < now() - make_interval(secs => :windowSeconds) then 1 else a.count + 1 end,
     window_started_at = case when a.window_started_at < now() - make_interval(secs => :windowSeconds) then now() else a.window_started_at end
   returning count, ceil(extract(epoch from window_started_at + make_interval(secs => :windowSeconds) - now()))::int as seconds_left`,
);

const readAttempts = statement(
  "attempts_read",
  `select count, ceil(extract(epoch from window_started_at + make_interval(secs => :windowSeconds) - now()))::int as seconds_left
   from attempts where key = :key and window_started_at >= now() - make_interval(secs => :windowSeconds)`,
);

/** The same by the site's own factor: for what a call does to somebody, not for the call. */
export function countDone(
  { apart, config }: { readonly apart: Db; readonly config: { readonly limitFactor: number } },
  limit: Limit,
  id: number,
): Promise<void> {
  return countOrRefuse(
    apart,
    { ...limit, most: Math.ceil(limit.most * config.limitFactor) },
    String(id),
  );
}

const forget = statement("attempt_forget", "delete from attempts where key = :key");

const keyOf = (limit: Limit, parts: readonly string[]) => [limit.name, ...parts].join(" ");

/**
 * Counts one attempt and refuses it beyond the limit. `db` is `services.apart`, not the call's transaction: a
 * refused attempt rolls that back and must count all the same.
 */
export async function countOrRefuse(db: Db, limit: Limit, ...parts: string[]): Promise<void> {
  const [row] = await countAttempt(db, {
    key: keyOf(limit, parts),
    windowSeconds: limit.windowSeconds,
  });
  if (row!.count > limit.most)
    refuse("too_many_attempts", { retryAfterSeconds: Math.max(1, row!.seconds_left) });
}

/** Whether the next attempt would be refused; does not count one. */
export async function isSpent(db: Db, limit: Limit, ...parts: string[]): Promise<boolean> {
  return (await secondsUntilRoom(db, limit, ...parts)) > 0;
}

/** For a limit reached by others: refuses without counting. */
export async function refuseWhileSpent(db: Db, limit: Limit, ...parts: string[]): Promise<void> {
  const retryAfterSeconds = await secondsUntilRoom(db, limit, ...parts);
  if (retryAfterSeconds > 0) refuse("too_many_attempts", { retryAfterSeconds });
}

async function secondsUntilRoom(db: Db, limit: Limit, ...parts: string[]): Promise<number> {
  const [row] = await readAttempts(db, {
    key: keyOf(limit, parts),
    windowSeconds: limit.windowSeconds,
  });
  return row && row.count >= limit.most ? Math.max(1, row.seconds_left) : 0;
}

/**
 * Counts one.
 * @returns the number in this window
 */
export async function countUp(db: Db, limit: Limit, ...parts: string[]): Promise<number> {
  return (
    await countAttempt(db, { key: keyOf(limit, parts), windowSeconds: limit.windowSeconds })
  )[0]!.count;
}

export async function forgetAttempts(db: Db, limit: Limit, ...parts: string[]): Promise<void> {
  await forget(db, { key: keyOf(limit, parts) });
}
