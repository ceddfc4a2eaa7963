/** Work whose process dies while it waits for a row that somebody else holds. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, vi } from "vitest";
import type { World } from "./world.ts";

/** @param row the statement that holds it, or several; @param waiting what the work's waiting statement contains */
export async function killedAtRow(
  { pool }: Pick<World, "pool">,
  row: { readonly text: string; readonly values: readonly unknown[] },
  waiting: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const holder = await pool.connect();
  await holder.query("begin");
  await holder.query(row.text, [...row.values]);
  const crashed = work().then(
    () => false,
    () => true,
  );
  const kill = async () => {
    const { rowCount } = await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query ilike $1`,
      [`%${waiting}%`],
    );
    return rowCount;
  };
  await vi.waitFor(async () => expect(await kill()).toBeGreaterThan(0), 10_000);
  // Sweeps go on to the next row, which may be held as well.
  const over = crashed.then(() => true);
  while (!(await Promise.race([over, sleep(20, false)]))) await kill();
  expect(await crashed).toBe(true);
  await holder.query("rollback");
  holder.release();
}
