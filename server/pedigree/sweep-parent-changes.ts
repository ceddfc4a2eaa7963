/** Deletes parent changes that every process with older data has read (parent-index.ts). */
import type { Pool } from "pg";
import { statement } from "../db/statement.ts";
import { streamDb } from "../db/transaction.ts";

const removeOld = statement(
  "parent_changes_old_delete",
  "delete from parent_changes where at < now() - interval '1 day'",
);

export async function sweepParentChanges(pool: Pool): Promise<void> {
  await removeOld(streamDb(pool));
}
