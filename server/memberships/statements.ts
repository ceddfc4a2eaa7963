import type { MembershipKind } from "@felistry/domain/memberships/membership.ts";
import { clubColumns, shownName, type OfClub } from "../accounts/queries.ts";
import { momentText } from "../db/json-text.ts";
import { statement, told } from "../db/statement.ts";

interface Told extends OfClub {
  kind: MembershipKind;
  asked_at: string;
}

const OWN = `b.id, ${clubColumns("b")}, b.year, b.kind, b.amount, y.code as currency, b.due_on, ${momentText("b.asked_at")} as asked_at, ${momentText("b.paid_at")} as paid_at`;
const FROM = "memberships b join currencies y on y.id = b.currency_id";

export const selectOwn = statement(
  "memberships_own",
  `select ${OWN} from ${FROM} where b.member_id = :memberId order by b.year desc, b.club_id`,
  told<Told>(),
);

export const selectFees = statement(
  "membership_fees_of",
  `select ${clubColumns("f")}, f.year, f.kind, f.amount, f.currency_id, y.code as currency, f.due_on
   from membership_fees f join currencies y on y.id = f.currency_id
   where f.year = any(:years::int[]) order by f.year, f.club_id, f.amount desc, f.kind`,
  told<OfClub & { kind: MembershipKind }>(),
);

export const selectFee = statement(
  "membership_fee",
  "select amount, currency_id, due_on from membership_fees where club_id = :clubId and year = :year and kind = :kind",
);

/** Nothing if the member has one of the club for that year. */
export const insertMembership = statement(
  "membership_insert",
  `insert into memberships (club_id, member_id, year, kind, amount, currency_id, due_on)
   values (:clubId, :memberId, :year, :kind, :amount, :currencyId, :dueOn) on conflict (club_id, member_id, year) do nothing returning id`,
);

export const selectOne = statement(
  "membership_one",
  `select ${OWN} from ${FROM} where b.id = :id`,
  told<Told>(),
);

/** For the mail that asks for it. */
export const selectAsked = statement(
  "membership_asked",
  `select b.id, ${clubColumns("b")}, b.year, b.amount, y.code as currency, b.due_on, u.email, u.first_name || ' ' || u.last_name as name, u.locale
   from memberships b join users u on u.id = b.member_id join currencies y on y.id = b.currency_id where b.id = :id`,
  told<OfClub & { name: string }>(),
);

export const lockMembership = statement(
  "membership_lock",
  "select id, member_id, paid_at is not null as is_paid from memberships where id = :id for update",
);

export const deleteMembership = statement(
  "membership_delete",
  "delete from memberships where id = :id",
);

export const markPaid = statement(
  "membership_paid",
  `update memberships set paid_at = case when :paid::boolean then coalesce(paid_at, now()) end,
     paid_by = case when :paid::boolean then coalesce(paid_by, :memberId) end where id = :id`,
);

export const setFee = statement(
  "membership_set_fee",
  `insert into membership_fees (club_id, year, kind, amount, currency_id, due_on, set_by)
   values (:clubId, :year, :kind, :amount, :currencyId, :dueOn, :memberId)
   on conflict (club_id, year, kind) do update set amount = excluded.amount, currency_id = excluded.currency_id,
     due_on = excluded.due_on, set_by = excluded.set_by, set_at = now()`,
);

export const isMember = statement(
  "membership_member",
  "select id from users where id = :memberId and closed_at is null for key share",
);

const CLUB = `${OWN}, b.member_id, ${shownName("u", ":locale")} as member_name, case when p.id is not null then ${shownName("p", ":locale")} end as paid_by`;
const CLUB_FROM = `${FROM} join users u on u.id = b.member_id left join users p on p.id = b.paid_by`;

interface ClubTold extends Told {
  member_name: string;
}

export const selectOfClub = statement(
  "memberships_of_club",
  `select ${CLUB} from ${CLUB_FROM}
   where b.year = :year and b.id < :beforeId and (:kind?::text is null or b.kind = :kind?)
     and (:pattern?::text is null or lower(u.first_name || ' ' || u.last_name) like :pattern?)
     and case :state?::text when 'paid' then b.paid_at is not null when 'overdue' then b.paid_at is null and b.due_on < :today::date
       when 'asked' then b.paid_at is null and b.due_on >= :today::date else true end
   order by b.id desc limit :limit::int + 1`,
  told<ClubTold>(),
);

export const selectOneOfClub = statement(
  "membership_one_of_club",
  `select ${CLUB} from ${CLUB_FROM} where b.id = :id`,
  told<ClubTold>(),
);

export const countOfYear = statement(
  "memberships_count",
  `select count(*) filter (where paid_at is null and due_on >= :today::date)::int as asked,
     count(*) filter (where paid_at is null and due_on < :today::date)::int as overdue,
     count(*) filter (where paid_at is not null)::int as paid
   from memberships where year = :year`,
);

/** Last year's members who have no membership yet: they had paid, or owed nothing. The fee is that of their kind, if there is one. */
const RENEWALS = `memberships b join users u on u.id = b.member_id and u.closed_at is null and u.suspended_at is null
   left join membership_fees f on f.club_id = b.club_id and f.year = :year::int and f.kind = b.kind
   where b.year = :year::int - 1 and (b.paid_at is not null or b.amount = 0)
     and not exists (select from memberships n where n.club_id = b.club_id and n.member_id = b.member_id and n.year = :year::int)`;

export const countRenewals = statement(
  "membership_renewals",
  `select count(f.kind)::int as askable, (count(*) - count(f.kind))::int as without_fee from ${RENEWALS}`,
  told<{ askable: number; without_fee: number }>(),
);

/** Whoever asks for a membership meanwhile keeps theirs. */
export const askRenewals = statement(
  "membership_ask_renewals",
  `with asked as (
     insert into memberships (club_id, member_id, year, kind, amount, currency_id, due_on)
     select b.club_id, b.member_id, f.year, f.kind, f.amount, f.currency_id, greatest(f.due_on, :today::date + :days::int)
     from ${RENEWALS} and f.kind is not null order by b.member_id
     on conflict (club_id, member_id, year) do nothing returning *
   ) select b.id, ${clubColumns("b")}, b.year, b.amount, y.code as currency, b.due_on, u.email, u.first_name || ' ' || u.last_name as name, u.locale
     from asked b join users u on u.id = b.member_id join currencies y on y.id = b.currency_id order by b.id`,
  told<OfClub & { name: string }>(),
);

/** With addresses, for the treasurer's letters; page by page. Outside of the desk's transaction, which would end before the table does. */
export const selectForTable = statement(
  "memberships_table",
  `select ${CLUB}, u.email from ${CLUB_FROM} where b.year = :year and b.id > :afterId and (:clubId?::int is null or b.club_id = :clubId?) order by b.id limit 1000`,
  told<ClubTold>(),
);

export const BEFORE = "reminded_before_at";
export const AFTER = "reminded_after_at";

/** Whoever is suspended cannot look it up and is reminded after that; what costs nothing is not asked for. */
const unreminded = (mark: string) =>
  `b.paid_at is null and b.amount > 0 and b.${mark} is null and m.closed_at is null and m.suspended_at is null`;

const SOON = "b.due_on between :today::date and :today::date + :days::int";
const OVERDUE = "b.due_on <= :today::date - :days::int";

const due = (mark: string, when: string) =>
  `select b.id from memberships b join users m on m.id = b.member_id where ${unreminded(mark)} and ${when} order by b.due_on, b.id`;

/** Nothing if somebody was first, or has postponed it since it was found. */
const remind = (mark: string, when: string) => `
  with marked as (
    update memberships b set ${mark} = now() from users m where b.id = :id and m.id = b.member_id and ${unreminded(mark)} and ${when} returning b.*
  )
  select b.id, ${clubColumns("b")}, b.year, b.amount, y.code as currency, b.due_on, u.email, u.first_name || ' ' || u.last_name as name, u.locale
  from marked b join users u on u.id = b.member_id join currencies y on y.id = b.currency_id`;

export const selectDueSoon = statement("memberships_due_soon", due(BEFORE, SOON));

export const selectOverdue = statement("memberships_overdue", due(AFTER, OVERDUE));

export const remindBefore = statement(
  "membership_remind_before",
  remind(BEFORE, SOON),
  told<OfClub & { name: string }>(),
);

export const remindAfter = statement(
  "membership_remind_after",
  remind(AFTER, OVERDUE),
  told<OfClub & { name: string }>(),
);
