/** Deletes changes of ads that every process with older data has read (ad-index.ts). */
import type { Pool } from "pg";
import { statement } from "../../db/statement.ts";
import { streamDb } from "../../db/transaction.ts";

const removeOld = statement(
  "ad_changes_old_delete",
  "delete from ad_changes where at < now() - interval '1 day'",
);

export async function sweepAdChanges(pool: Pool): Promise<void> {
  await removeOld(streamDb(pool));
}
