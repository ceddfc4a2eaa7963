/** Deletes what has expired: sessions, recovery codes and links, answers kept for a day, drafts kept for 30, and attempt counts past their window. */
import type { Pool } from "pg";
import { DRAFT_DAYS } from "@felistry/domain/accounts/draft-limits.ts";

/** Sessions go in steps, so that no delete runs long. The period exceeds the longest window in which attempts are counted. */
const STATEMENTS = [
  "delete from sessions where token_hash in (select token_hash from sessions where expires_at < now() limit 10000)",
  "delete from recovery_codes where id in (select id from recovery_codes where greatest(expires_at, reset_expires_at) < now() limit 10000)",
  "delete from passkey_challenges where challenge in (select challenge from passkey_challenges where expires_at < now() limit 10000)",
  "delete from email_changes where token_hash in (select token_hash from email_changes where expires_at < now() limit 10000)",
  "delete from attempts where key in (select key from attempts where window_started_at < now() - interval '1 day' limit 10000)",
  "delete from kept_answers where (member_id, key) in (select member_id, key from kept_answers where created_at < now() - interval '1 day' limit 10000)",
  `delete from drafts where (member_id, form) in (select member_id, form from drafts where kept_at < now() - interval '${DRAFT_DAYS} days' limit 10000)`,
  `delete from pedigree_drafts where id in (select id from pedigree_drafts where updated_at < now() - interval '${DRAFT_DAYS} days' limit 10000)`,
];

export async function sweepAccounts(pool: Pool): Promise<void> {
  for (const text of STATEMENTS) while (((await pool.query(text)).rowCount ?? 0) > 0);
}
