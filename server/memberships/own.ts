import type { MembershipKind } from "@felistry/domain/memberships/membership.ts";
import { dueOn, membershipState, openYears } from "@felistry/domain/memberships/membership.ts";
import type { Tx } from "../db/transaction.ts";
import type { Handler } from "../http/handler.ts";
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

export const listOwn: Handler<"GET /me/memberships"> = async (_input, { db, member, today }) => {
  const [rows, fees] = await Promise.all([
    selectOwn(db, { memberId: member.id }),
    selectFees(db, { years: openYears(today) }),
  ]);
  const memberships = rows.map((row) => ({ ...row, state: membershipState(row, today) }));
  return { data: { memberships, fees } };
};

export const askOwn: Handler<"POST /me/memberships"> = async ({ body }, { db, member, today }) => {
  if (!openYears(today).includes(body.year)) refuse("membership_no_fee");
  return { data: await ask(db, member.id, body, today) };
};

/** With the fee as it is now. */
export async function ask(
  db: Tx,
  memberId: number,
  { year, kind }: { year: number; kind: MembershipKind },
  today: string,
) {
  const [fee] = await selectFee(db, { year, kind });
  if (!fee) refuse("membership_no_fee");
  const [kept] = await insertMembership(db, {
    memberId,
    year,
    kind,
    amount: fee.amount,
    currencyId: fee.currency_id,
    dueOn: dueOn(fee.due_on, today),
  });
  if (!kept) refuse("membership_exists");
  const [row] = await selectOne(db, { id: kept.id });
  return { ...row!, state: membershipState(row!, today) };
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
