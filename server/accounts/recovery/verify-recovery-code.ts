import { isOfClub } from "@felistry/domain/accounts/club-rights.ts";
import { poolDb, type Db } from "../../db/transaction.ts";
import { countOrRefuse, countUp, refuseWhileSpent } from "../../http/limits/attempts.ts";
import type { Handler } from "../../http/handler.ts";
import { networkOf } from "../../http/limits/network.ts";
import { refuse } from "../../http/refusal.ts";
import { GUESSES_OF_ACCOUNT, LINKS_ONLY, TRIES_OF_CODE, WRONG_CODES } from "../attempt-limits.ts";
import { passwordMatches } from "../password-hash.ts";
import { accountByEmail } from "../queries.ts";
import { grantReset, selectCode } from "./recovery-statements.ts";
import { RESET_SECONDS, resetCookie } from "./reset-cookie.ts";
import { freshToken, tokenHash } from "../token.ts";

export const verifyRecoveryCode: Handler<"POST /auth/verify-recovery-code"> = async (
  { body },
  { db, address, requestId, services, setCookie, tell },
) => {
  const reads = poolDb(services.pool);
  const [account] = await accountByEmail(reads, { email: body.email });
  if (!account) refuse("no_such_email");
  tell({ about: account.id });
  // Whoever became an administrator after the code was mailed now needs a link.
  const [sent] = isOfClub(account) ? [] : await selectCode(reads, { memberId: account.id });
  if (!sent) refuse("wrong_recovery_code");
  await refuseWhileSpent(services.apart, LINKS_ONLY);
  await countOrRefuse(services.apart, TRIES_OF_CODE, `code ${sent.id}`);
  await countOrRefuse(services.apart, GUESSES_OF_ACCOUNT, `member ${account.id}`);
  if (!(await passwordMatches(sent.code_hash, body.OTP, networkOf(address)))) {
    if (await endsCodes(services.apart))
      services.security("recovery_codes_ended", address, { requestId });
    refuse("wrong_recovery_code");
  }

  const token = freshToken();
  const granted = await grantReset(db, {
    codeId: sent.id,
    tokenHash: tokenHash(token),
    seconds: RESET_SECONDS,
  });
  if (granted.length === 0) refuse("wrong_recovery_code");
  setCookie(resetCookie(token));
  return { data: null };
};

/** Guesses per account are few, but over many accounts they would open some. */
async function endsCodes(apart: Db): Promise<boolean> {
  const ends = (await countUp(apart, WRONG_CODES)) > WRONG_CODES.most;
  if (ends) await countUp(apart, LINKS_ONLY);
  return ends;
}
