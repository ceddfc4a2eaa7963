/** What an administrator may change in another member: the second role and a suspension. */
import { pauseAds, resumeAds } from "../../market/public.ts";
import type { Tx } from "../../db/transaction.ts";
import { envelopeText, type Handler, type Member } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import {
  actingAdministrator,
  grantRole,
  lockAdministrators,
  lockMember,
  revokeRole,
  selectClubMember,
  setSuspension,
} from "./club-member-statements.ts";
import { closeAllSessions } from "../sessions.ts";
import { suspendedMail, unsuspendedMail } from "./suspension-mails.ts";
import { returnTakenBy } from "../../ownership/public.ts";

/** Locks the other member; the caller is still an administrator and remains one throughout the call. */
async function otherMember(db: Tx, memberId: number, caller: Member) {
  if (memberId === caller.id) refuse("own_account");
  await lockAdministrators(db);
  if ((await actingAdministrator(db, { memberId: caller.id })).length === 0) refuse("not_allowed");
  const [member] = await lockMember(db, { memberId });
  return member ?? refuse("member_not_found");
}

async function asItIsNow(db: Tx, memberId: number) {
  return envelopeText((await selectClubMember(db, { memberId }))!, "");
}

export const setAdministrator: Handler<"PUT /admin/members/{id}/administrator"> = async (
  { params: { id }, body },
  { db, member: caller, services, tell },
) => {
  tell({ about: id });
  const member = await otherMember(db, id, caller);
  if (body.is_administrator && member.suspended) refuse("member_suspended");
  if (!body.is_administrator) tell({ event: "role_revoked" });
  await (body.is_administrator ? grantRole : revokeRole)(db, { memberId: id });
  if (!body.is_administrator) {
    await services.jobs.enqueueMails(db, await returnTakenBy(db, id, services.config));
  }
  return asItIsNow(db, id);
};

export const suspendMember: Handler<"PUT /admin/members/{id}/suspension"> = async (
  { params: { id }, body: { reason } },
  { db, member: caller, services, tell },
) => {
  tell({ about: id });
  const member = await otherMember(db, id, caller);
  await setSuspension(db, { memberId: id, reason });
  await closeAllSessions(db, id);
  await pauseAds(db, id);
  await services.jobs.enqueueMails(db, [
    suspendedMail(member, reason, services.config),
    ...(await returnTakenBy(db, id, services.config)),
  ]);
  return asItIsNow(db, id);
};

export const endSuspension: Handler<"DELETE /admin/members/{id}/suspension"> = async (
  { params: { id } },
  { db, member: caller, services, tell },
) => {
  tell({ about: id });
  const member = await otherMember(db, id, caller);
  if (member.suspended) {
    await setSuspension(db, { memberId: id, reason: null });
    await resumeAds(db, id);
    await services.jobs.enqueueMails(db, [unsuspendedMail(member, services.config)]);
  }
  return asItIsNow(db, id);
};
