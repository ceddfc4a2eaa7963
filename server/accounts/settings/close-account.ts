import { ROLE_ADMIN } from "@felistry/domain/accounts/roles.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { withdrawCorrectionsOf } from "../../corrections/public.ts";
import { withdrawTransfersOf } from "../../transfers/public.ts";
import type { Tx } from "../../db/transaction.ts";
import { forgetPersonalUploads } from "../../documents/queries.ts";
import type { Handler } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import { endOrdersOfLeaving } from "../../orders/public.ts";
import { endWaitingOfLeaving } from "../../waiting/public.ts";
import { withdrawAllOf } from "../../registration/public.ts";
import { closedMail } from "../account-mails.ts";
import { anonymise, deletePersonalRows, endAds, lockSoldCats } from "./closing-statements.ts";
import { freeStep } from "./free-kept-cats.ts";
import { lockAdministrators, otherAdministrators } from "../members/club-member-statements.ts";
import { requireCurrentPassword } from "../current-password.ts";
import { closedSessionCookie } from "../sessions.ts";
import { lockAccount } from "./settings-statements.ts";
import { returnTakenBy } from "../../ownership/public.ts";

/** Of the last two administrators closing at the same moment, one stays. */
async function requireAnotherAdministrator(db: Tx, memberId: number): Promise<void> {
  await lockAdministrators(db);
  if ((await otherAdministrators(db, { memberId })).length === 0) refuse("last_administrator");
}

export const closeAccount: Handler<"POST /me/close"> = async ({ body }, context) => {
  const { db, member, services, setCookie, onCommit } = context;
  const { id } = member;
  await requireCurrentPassword(context, id, body.currentPassword);
  if (member.roleIds.includes(ROLE_ADMIN)) await requireAnotherAdministrator(db, id);
  const [account] = await lockAccount(db, { memberId: id });
  if (!account) refuse("not_logged_in");

  await withdrawAllOf(db, id);
  await withdrawCorrectionsOf(db, id);
  await withdrawTransfersOf(db, id);
  const returned = await returnTakenBy(db, id, services.config);
  await lockSoldCats(db, { memberId: id });
  await endAds(db, { memberId: id });
  const afterId = await freeStep(db, id, 0);
  if (afterId !== null) {
    const { requestId } = context;
    await services.jobs.enqueue(db, "free-cats", id, { memberId: id, requestId, afterId });
  }
  // The mails name the former member, so they are written before the name is erased.
  const mails = [
    ...returned,
    ...(await endOrdersOfLeaving(db, id, services.config)),
    ...(await endWaitingOfLeaving(db, id, services.config)),
    closedMail(account, services.config),
  ];
  const speak = { locale: account.locale };
  await anonymise(db, {
    memberId: id,
    firstName: m.account_former_first({}, speak),
    lastName: m.account_former_last({}, speak),
  });
  for (const deleteRows of deletePersonalRows) await deleteRows(db, { memberId: id });
  await forgetPersonalUploads(db, { memberId: id });
  await services.jobs.enqueueMails(db, mails);

  setCookie(closedSessionCookie());
  onCommit(services.forgetting.now);
  return { data: null };
};
