import { poolDb } from "../db/transaction.ts";
import { countOrRefuse } from "../http/attempts.ts";
import type { Handler } from "../http/handler.ts";
import { networkOf } from "../http/network.ts";
import { refuse } from "../http/refusal.ts";
import { TRIES_OF_CODE } from "./attempt-limits.ts";
import { passwordMatches } from "./password-hash.ts";
import { accountByEmail } from "./queries.ts";
import { grantReset, selectCode } from "./recovery-statements.ts";
import { RESET_SECONDS, resetCookie } from "./reset-cookie.ts";
import { freshToken, tokenHash } from "./token.ts";

export const verifyRecoveryCode: Handler<"POST /auth/verify-recovery-code"> = async (
  { body },
  { db, address, services, setCookie },
) => {
  const reads = poolDb(services.pool);
  const [account] = await accountByEmail(reads, body.email);
  if (!account) refuse("no_such_email");
  const [sent] = await selectCode(reads, account.id);
  if (!sent) refuse("wrong_recovery_code");
  await countOrRefuse(services.apart, TRIES_OF_CODE, `code ${sent.id}`);
  if (!(await passwordMatches(sent.code_hash, body.OTP, networkOf(address))))
    refuse("wrong_recovery_code");

  const token = freshToken();
  const granted = await grantReset(db, sent.id, tokenHash(token), RESET_SECONDS);
  if (granted.length === 0) refuse("wrong_recovery_code");
  setCookie(resetCookie(token));
  return { data: null };
};
