/** Work whose process dies while it waits for a row that somebody else holds. */
import { expect, vi } from "vitest";
import type { World } from "./world.ts";

/** @param row the statement that holds it; @param waiting what the work's waiting statement contains */
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
  await vi.waitFor(async () => {
    const { rowCount } = await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query ilike $1`,
      [`%${waiting}%`],
    );
    expect(rowCount).toBeGreaterThan(0);
  }, 10_000);
  expect(await crashed).toBe(true);
  await holder.query("rollback");
  holder.release();
}
