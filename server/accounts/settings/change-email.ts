import type { Handler } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import { emailChangedMail } from "../account-mails.ts";
import { addressHeldByOther } from "../queries.ts";
import { dropCodes } from "../recovery/recovery-statements.ts";
import { insertEmailChange, lockAccount, setEmail } from "./settings-statements.ts";
import { freshToken, tokenHash } from "../token.ts";

export const changeEmail: Handler<"PUT /me/change-email"> = async (
  { body: { email } },
  { db, member, services },
) => {
  const [account] = await lockAccount(db, { memberId: member.id });
  if (!account) refuse("not_logged_in");
  if ((await addressHeldByOther(db, { email, memberId: member.id }))[0]!.held)
    refuse("email_in_use");
  await setEmail(db, { memberId: member.id, email });
  // The same mailbox in another case is not a change that anybody would want to undo.
  if (email.toLowerCase() !== account.email.toLowerCase()) {
    const token = freshToken();
    await insertEmailChange(db, {
      tokenHash: tokenHash(token),
      memberId: member.id,
      oldEmail: account.email,
      newEmail: email,
    });
    await dropCodes(db, { memberId: member.id });
    await services.jobs.enqueueMails(db, [
      emailChangedMail(account, email, token, services.config),
    ]);
  }
  return { data: { email } };
};
