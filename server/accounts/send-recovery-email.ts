import { randomInt } from "node:crypto";
import { poolDb } from "../db/transaction.ts";
import { countOrRefuse } from "../http/attempts.ts";
import type { Handler } from "../http/handler.ts";
import { networkOf } from "../http/network.ts";
import { refuse } from "../http/refusal.ts";
import { recoveryMail } from "./account-mails.ts";
import { CODES_OF_ACCOUNT } from "./attempt-limits.ts";
import { hashPassword } from "./password-hash.ts";
import { accountByEmail } from "./queries.ts";
import { dropUnusedCodes, insertCode } from "./recovery-statements.ts";

const LOWEST_CODE = 1000;
const HIGHEST_CODE = 9999;

/** Made here and not by the browser, or anybody could choose the code for anybody's account (decisions §2). */
export const sendRecoveryEmail: Handler<"POST /send-recovery-email"> = async (
  { body },
  { db, address, services },
) => {
  const [account] = await accountByEmail(poolDb(services.pool), body.recipient_email);
  if (!account) refuse("no_such_email");
  await countOrRefuse(services.apart, CODES_OF_ACCOUNT, `member ${account.id}`);

  const code = String(randomInt(LOWEST_CODE, HIGHEST_CODE + 1));
  // As slow as a password's: of four digits a fast hash would hide nothing.
  const codeHash = await hashPassword(code, networkOf(address));
  await dropUnusedCodes(db, account.id);
  await insertCode(db, account.id, codeHash);
  await services.jobs.enqueueMails(db, [recoveryMail(account, code, services.config)]);
  return { data: null };
};
