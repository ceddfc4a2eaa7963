/** Deletes parent changes that every process with older data has read (parent-index.ts). */
import type { Pool } from "pg";

const OVER = "delete from parent_changes where at < now() - interval '1 day'";

export async function sweepParentChanges(pool: Pool): Promise<void> {
  await pool.query(OVER);
}
