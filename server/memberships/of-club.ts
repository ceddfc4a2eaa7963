import { FIRST_CLUB } from "@felistry/domain/accounts/club.ts";
import { LEAST_DAYS_TO_PAY, membershipState } from "@felistry/domain/memberships/membership.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import { shownClub } from "../accounts/queries.ts";
import { holding } from "../db/name-patterns.ts";
import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import type { Handler, Member } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { currencyById } from "../reference/queries.ts";
import type { Services } from "../services.ts";
import { mailAsked } from "./mails.ts";
import { ask } from "./own.ts";
import {
  askRenewals,
  countOfYear,
  countRenewals,
  deleteMembership,
  isMember,
  lockMembership,
  markPaid,
  selectAsked,
  selectFees,
  selectOfClub,
  selectOneOfClub,
  setFee,
} from "./statements.ts";

const NEWEST = 2_147_483_647;

type Row = Awaited<ReturnType<typeof selectOneOfClub>>[number];

interface Reader {
  readonly today: string;
  readonly locale: Locale;
  readonly services: Pick<Services, "config">;
}

function shown(row: Row, { today, locale, services: { config } }: Reader) {
  const { member_id, member_name, ...told } = shownClub(row, locale, config);
  const state = membershipState(row, today);
  return { ...told, member: { id: member_id, name: member_name }, state };
}

/** At whose desk; the first, where there is one. */
const deskOf = ({ clubId }: Pick<Member, "clubId">) => clubId ?? FIRST_CLUB;

export const listOfClub: Handler<"GET /admin/memberships"> = async (
  { query: { year, kind = null, state = null, q, limit, cursor } },
  context,
) => {
  const { db, locale, today, services } = context;
  const [beforeId] = decodeCursor(cursor, [rowId]) ?? [NEWEST];
  const pattern = q ? holding(q.toLowerCase()) : null;
  const [rows, [counts], fees, [renewals]] = await Promise.all([
    selectOfClub(db, { year, kind, state, pattern, today, limit, beforeId, locale }),
    countOfYear(db, { year, today }),
    selectFees(db, { years: [year] }),
    countRenewals(db, { year }),
  ]);
  const page = rows.slice(0, limit);
  const next = rows.length > limit ? encodeCursor([page.at(-1)!.id]) : null;
  const data = page.map((row) => shown(row, context));
  const told = fees.map((fee) => shownClub(fee, locale, services.config));
  return { data, counts: counts!, fees: told, renewals: renewals!, page: { next } };
};

export const askMember: Handler<"POST /admin/memberships"> = async (
  { body: { member_id: memberId, ...wanted } },
  context,
) => {
  const { db, member, services } = context;
  if ((await isMember(db, { memberId })).length === 0) refuse("member_not_found");
  const data = await ask({ ...wanted, memberId, clubId: deskOf(member) }, context);
  await mailAsked(db, await selectAsked(db, { id: data.id }), services);
  return { data };
};

export const askLastYears: Handler<"POST /admin/memberships/renewals"> = async (
  { body: { year } },
  { db, today, services },
) => {
  const asked = await askRenewals(db, { year, today, days: LEAST_DAYS_TO_PAY });
  await mailAsked(db, asked, services);
  return { data: { asked: asked.length } };
};

export const takeBack: Handler<"DELETE /admin/memberships/{id}"> = async (
  { params: { id } },
  { db },
) => {
  const [found] = await lockMembership(db, { id });
  if (!found) refuse("membership_not_found");
  if (found.is_paid) refuse("membership_paid");
  await deleteMembership(db, { id });
  return { data: null };
};

/** Nobody marks their own: two people see each payment. */
export const setPaid: Handler<"PUT /admin/memberships/{id}/paid"> = async (
  { params: { id }, body: { paid } },
  context,
) => {
  const { db, member, locale } = context;
  const [found] = await lockMembership(db, { id });
  if (!found) refuse("membership_not_found");
  if (found.member_id === member.id) refuse("own_membership");
  await markPaid(db, { id, paid: paid === 1, memberId: member.id });
  const [row] = await selectOneOfClub(db, { id, locale });
  return { data: shown(row!, context) };
};

export const setClubFee: Handler<"PUT /admin/membership-fees"> = async (
  { body: { year, kind, amount, currency_id, due_on } },
  { db, member, locale, services },
) => {
  const clubId = deskOf(member);
  if ((await currencyById(db, { id: currency_id })).length === 0)
    refuse("bad_input", { fields: [{ field: "currency_id", code: "invalid" }] });
  const fee = { clubId, year, kind, amount, currencyId: currency_id, dueOn: due_on };
  await setFee(db, { ...fee, memberId: member.id });
  const fees = await selectFees(db, { years: [year] });
  const set = fees.find((each) => each.club_id === clubId && each.kind === kind)!;
  return { data: shownClub(set, locale, services.config) };
};
