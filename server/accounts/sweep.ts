/** Deletes what has expired: sessions, recovery codes and links, answers kept for a day, drafts kept for 30, and attempt counts past their window. */
import type { Pool } from "pg";
import { DRAFT_DAYS } from "@felistry/domain/accounts/draft-limits.ts";
import { statement } from "../db/statement.ts";
import { streamDb } from "../db/transaction.ts";

/** Rows go in steps, so that no delete runs long. */
const STEP = 10_000;

function deleteStep(table: string, key: string, expired: string): string {
  return `with gone as (
      delete from ${table} where (${key}) in (select ${key} from ${table} where ${expired} limit ${STEP}) returning 1
    ) select count(*)::int as count from gone`;
}

const olderThan = (column: string, days: number) => `${column} < now() - interval '${days} days'`;

const SWEEPS = [
  statement("sweep_sessions", deleteStep("sessions", "token_hash", "expires_at < now()")),
  statement(
    "sweep_recovery_codes",
    deleteStep("recovery_codes", "id", "greatest(expires_at, reset_expires_at) < now()"),
  ),
  statement(
    "sweep_passkey_challenges",
    deleteStep("passkey_challenges", "challenge", "expires_at < now()"),
  ),
  statement("sweep_address_codes", deleteStep("address_codes", "member_id", "expires_at < now()")),
  statement("sweep_hand_overs", deleteStep("hand_overs", "code_hash", "expires_at < now()")),
  statement("sweep_email_changes", deleteStep("email_changes", "token_hash", "expires_at < now()")),
  // A day exceeds the longest window in which attempts are counted.
  statement("sweep_attempts", deleteStep("attempts", "key", olderThan("window_started_at", 1))),
  statement(
    "sweep_kept_answers",
    deleteStep("kept_answers", "member_id, key", olderThan("created_at", 1)),
  ),
  statement(
    "sweep_drafts",
    deleteStep("drafts", "member_id, form", olderThan("kept_at", DRAFT_DAYS)),
  ),
  statement(
    "sweep_pedigree_drafts",
    deleteStep("pedigree_drafts", "id", olderThan("updated_at", DRAFT_DAYS)),
  ),
];

export async function sweepAccounts(pool: Pool): Promise<void> {
  const db = streamDb(pool);
  for (const sweep of SWEEPS) while ((await sweep(db))[0]!.count > 0);
}
