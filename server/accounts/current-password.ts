import { poolDb } from "../db/transaction.ts";
import { countOrRefuse, forgetAttempts } from "../http/limits/attempts.ts";
import type { BaseContext } from "../http/handler.ts";
import { networkOf } from "../http/limits/network.ts";
import { refuse } from "../http/refusal.ts";
import { CURRENT_PASSWORD_LIMIT } from "./attempt-limits.ts";
import { passwordMatches } from "./password-hash.ts";
import { accountById, type Account } from "./queries.ts";

/** Before the transaction's first statement, or its connection would wait for the hash. */
export async function requireCurrentPassword(
  { services: { pool, apart }, address }: Pick<BaseContext, "services" | "address">,
  memberId: number,
  typed: string,
): Promise<Account> {
  const [account] = await accountById(poolDb(pool), { memberId });
  await countOrRefuse(apart, CURRENT_PASSWORD_LIMIT, `member ${memberId}`);
  if (!account || !(await passwordMatches(account.password_hash, typed, networkOf(address))))
    refuse("wrong_current_password");
  await forgetAttempts(apart, CURRENT_PASSWORD_LIMIT, `member ${memberId}`);
  return account;
}
