import { FIRST_CLUB } from "@felistry/domain/accounts/club.ts";
import type { MembershipKind } from "@felistry/domain/memberships/membership.ts";
import { dueOn, membershipState, openYears } from "@felistry/domain/memberships/membership.ts";
import { shownClub } from "../accounts/queries.ts";
import type { Handler, WriteContext } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import {
  deleteMembership,
  insertMembership,
  lockMembership,
  selectFee,
  selectFees,
  selectOne,
  selectOwn,
} from "./statements.ts";

export const listOwn: Handler<"GET /me/memberships"> = async (
  _input,
  { db, member, today, locale, services: { config } },
) => {
  const [rows, fees] = await Promise.all([
    selectOwn(db, { memberId: member.id }),
    selectFees(db, { years: openYears(today) }),
  ]);
  const memberships = rows.map((row) => ({
    ...shownClub(row, locale, config),
    state: membershipState(row, today),
  }));
  return { data: { memberships, fees: fees.map((fee) => shownClub(fee, locale, config)) } };
};

export const askOwn: Handler<"POST /me/memberships"> = async (
  { body: { year, kind, club_id } },
  context,
) => {
  if (!openYears(context.today).includes(year)) refuse("membership_no_fee");
  const asked = { memberId: context.member.id, clubId: club_id ?? FIRST_CLUB, year, kind };
  return { data: await ask(asked, context) };
};

interface Asked {
  readonly memberId: number;
  readonly clubId: number;
  readonly year: number;
  readonly kind: MembershipKind;
}

/** With the fee as it is now. */
export async function ask(
  { memberId, clubId, year, kind }: Asked,
  { db, today, locale, services: { config } }: WriteContext,
) {
  const [fee] = await selectFee(db, { clubId, year, kind });
  if (!fee) refuse("membership_no_fee");
  const [kept] = await insertMembership(db, {
    clubId,
    memberId,
    year,
    kind,
    amount: fee.amount,
    currencyId: fee.currency_id,
    dueOn: dueOn(fee.due_on, today),
  });
  if (!kept) refuse("membership_exists");
  const [row] = await selectOne(db, { id: kept.id });
  return { ...shownClub(row!, locale, config), state: membershipState(row!, today) };
}

export const withdrawOwn: Handler<"DELETE /me/memberships/{id}"> = async (
  { params: { id } },
  { db, member },
) => {
  const [found] = await lockMembership(db, { id });
  if (!found || found.member_id !== member.id) refuse("membership_not_found");
  if (found.is_paid) refuse("membership_paid");
  await deleteMembership(db, { id });
  return { data: null };
};
