/** What an administrator may change in another member: roles of the club and a suspension. */
import { CLUB_ROLES } from "@felistry/domain/accounts/club-rights.ts";
import { ROLE_ADMIN } from "@felistry/domain/accounts/roles.ts";
import { pauseAds, resumeAds } from "../../market/public.ts";
import type { Tx } from "../../db/transaction.ts";
import { envelopeText, type Handler, type Member } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import { isClub } from "../clubs/club-names.ts";
import {
  actingAdministrator,
  clubOfRoles,
  grantRole,
  isOfOtherClub,
  lockAdministrators,
  lockMember,
  revokeRole,
  selectClubMember,
  setSuspension,
} from "./club-member-statements.ts";
import { closeAllSessions } from "../sessions.ts";
import { suspendedMail, unsuspendedMail } from "./suspension-mails.ts";
import { returnTakenBy } from "../../ownership/public.ts";
import { afterRole } from "./end-role.ts";

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
  if (body.is_administrator && (await isOfOtherClub(db, { memberId: id })).length > 0)
    refuse("not_allowed");
  const role = { memberId: id, roleId: ROLE_ADMIN };
  if (body.is_administrator) await grantRole(db, { ...role, clubId: null });
  else {
    tell({ event: "role_revoked" });
    await revokeRole(db, role);
    await afterRole(db, role.memberId, services);
  }
  return asItIsNow(db, id);
};

export const grantClubRole: Handler<"PUT /admin/members/{id}/roles/{role}"> = async (
  { params: { id, role }, body: { club_id: clubId } },
  { db, member: caller, tell },
) => {
  tell({ about: id });
  const member = await otherMember(db, id, caller);
  if (member.suspended) refuse("member_suspended");
  if (clubId !== null && !(await isClub(db, clubId))) refuse("club_not_found");
  const [of] = await clubOfRoles(db, { memberId: id });
  if (clubId !== null && of!.club_id !== null && of!.club_id !== clubId)
    refuse("member_of_other_club");
  await grantRole(db, { memberId: id, roleId: CLUB_ROLES[role], clubId });
  return asItIsNow(db, id);
};

export const revokeClubRole: Handler<"DELETE /admin/members/{id}/roles/{role}"> = async (
  { params: { id, role } },
  { db, member: caller, services, tell },
) => {
  tell({ about: id });
  await otherMember(db, id, caller);
  await revokeRole(db, { memberId: id, roleId: CLUB_ROLES[role] });
  await afterRole(db, id, services);
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
  context,
) => {
  const { db, member: caller, services, tell } = context;
  tell({ about: id });
  const member = await otherMember(db, id, caller);
  if (member.suspended) {
    await setSuspension(db, { memberId: id, reason: null });
    const ads = await resumeAds(id, context);
    await services.jobs.enqueueMails(db, [unsuspendedMail(member, ads, services.config)]);
  }
  return asItIsNow(db, id);
};
