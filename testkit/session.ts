import type { Pool } from "pg";
import { openSession } from "@felistry/server/accounts/sessions.ts";
import { inTransaction } from "@felistry/server/db/transaction.ts";

/** A session as opened by a login, without the tenth of a second for checking a password. */
export async function openSessionFor(
  pool: Pool,
  memberId: number,
  { hostOnlyCookies = false } = {},
): Promise<{ name: string; value: string }> {
  const { name, value } = await inTransaction(pool, (tx) =>
    openSession(tx, memberId, { userAgent: undefined, hostOnlyCookies }),
  );
  return { name, value: value! };
}
