import { randomInt } from "node:crypto";
import { isOfClub } from "@felistry/domain/accounts/club-rights.ts";
import { poolDb, type Tx } from "../../db/transaction.ts";
import { countOrRefuse, isSpent } from "../../http/limits/attempts.ts";
import type { Handler } from "../../http/handler.ts";
import { networkOf } from "../../http/limits/network.ts";
import { refuse } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { recoveryLinkMail, recoveryMail } from "../account-mails.ts";
import { CODES_OF_ACCOUNT, GUESSES_OF_ACCOUNT, LINKS_ONLY } from "../attempt-limits.ts";
import { hashPassword } from "../password-hash.ts";
import { accountByEmail, type Account } from "../queries.ts";
import { dropUnusedCodes, insertCode, insertLink } from "./recovery-statements.ts";
import { freshToken, tokenHash } from "../token.ts";

const LOWEST_CODE = 1000;
const HIGHEST_CODE = 9999;
const LINK_SECONDS = 60 * 60;

/** Made here, not in the browser, or anybody could choose the code for anybody's account (decisions §2). */
export const sendRecoveryEmail: Handler<"POST /send-recovery-email"> = async (
  { body },
  { db, address, services, tell },
) => {
  const [account] = await accountByEmail(poolDb(services.pool), { email: body.recipient_email });
  if (!account) refuse("no_such_email");
  tell({ about: account.id });
  await countOrRefuse(services.apart, CODES_OF_ACCOUNT, `member ${account.id}`);
  if (await needsLink(account, services)) {
    await sendLink(db, account, services);
    return { data: { sent: "link" } };
  }
  const code = String(randomInt(LOWEST_CODE, HIGHEST_CODE + 1));
  // As slow as a password's: a fast hash of four digits would hide nothing.
  const codeHash = await hashPassword(code, networkOf(address));
  await dropUnusedCodes(db, { memberId: account.id });
  await insertCode(db, { memberId: account.id, codeHash });
  await services.jobs.enqueueMails(db, [recoveryMail(account, code, services.config)]);
  return { data: { sent: "code" } };
};

/** Four digits are too few if a guess is valuable or somebody is guessing (decisions §11). */
async function needsLink(account: Account, { apart }: Services): Promise<boolean> {
  return (
    isOfClub(account) ||
    (await isSpent(apart, GUESSES_OF_ACCOUNT, `member ${account.id}`)) ||
    (await isSpent(apart, LINKS_ONLY))
  );
}

async function sendLink(db: Tx, account: Account, services: Services): Promise<void> {
  const token = freshToken();
  await dropUnusedCodes(db, { memberId: account.id });
  await insertLink(db, { memberId: account.id, linkHash: tokenHash(token), seconds: LINK_SECONDS });
  await services.jobs.enqueueMails(db, [recoveryLinkMail(account, token, services.config)]);
}
