/** What closing an account removes, and what it leaves for others' sake. */
import { statement } from "../../db/statement.ts";

/** The cats that the member sells, locked before their ads, in the order that every writer of an ad keeps. */
export const lockSoldCats = statement(
  "closing_lock_cats",
  `select id from cats c where online_owner_id = :memberId and exists (select from sales s where s.cat_id = c.id and s.is_active)
   order by id for no key update`,
);

/**
 * Free from now on: another member may take them. Frees one step of them; what was
 * placed on the market while the account was being closed goes with them.
 */
export const freeNextCats = statement(
  "closing_free_cats",
  `with next as (
     select id, is_my_cat from cats where online_owner_id = :memberId and id > :afterId order by id limit :most for no key update
   ), ended as (
     update sales s set is_active = false, updated_at = now() from next where s.cat_id = next.id and s.is_active
   ), freed as (
     update cats c set is_my_cat = 0, updated_at = now() from next where c.id = next.id and next.is_my_cat = 1
   )
   select id from next order by id`,
);

export const endAds = statement(
  "closing_end_ads",
  `update sales s set is_active = false, updated_at = now() from cats c
   where c.id = s.cat_id and c.online_owner_id = :memberId and s.is_active`,
);

/** The row stays without personal data; nobody can log in to it, and its address is free again. */
export const anonymise = statement(
  "closing_anonymise",
  `update users set closed_at = now(), first_name = :firstName, last_name = :lastName, middle_name = null, other_name_given = null,
     email = gen_random_uuid() || '@closed.invalid', birthday = '1900-01-01', about = null, site_url = null,
     social_url = null, user_ava_url = null, password_hash = ''
   where id = :memberId`,
);

type PersonalTable =
  | "user_roles"
  | "sessions"
  | "passkeys"
  | "passkey_challenges"
  | "recovery_codes"
  | "email_changes"
  | "favourites"
  | "catteries"
  | "drafts"
  | "notices"
  | "notice_settings"
  | "calendars"
  | "telegram_chats"
  | "telegram_codes"
  | "pedigree_drafts"
  | "tags"
  | "saved_searches"
  | "order_contacts"
  | "seller_details"
  | "signing_codes"
  | "imports"
  | "readings";

const deleteOf = (table: PersonalTable, column = "user_id") =>
  statement(`closing_delete_${table}`, `delete from ${table} where ${column} = :memberId`);

/** What the club is still to decide on keeps its text until then. */
const forgetMessages = statement(
  "closing_forget_messages",
  `update order_messages e set text = null where e.sender_id = :memberId
     and not exists (select from message_reports r where r.message_id = e.id and r.status = 'open')`,
);

/** What the club has still to decide on stays until then: a trigger deletes it. */
const forgetDisputes = statement(
  "closing_forget_disputes",
  `update dispute_statements s set text = null from disputes d
   where d.id = s.dispute_id and s.author_id = :memberId and s.kind not in ('decide', 'decide_again') and s.text is not null and d.stage in ('closed', 'withdrawn')`,
);

const forgetAnswers = statement(
  "closing_forget_case_answers",
  "update case_messages set text = null, amended = null where author_id = :memberId and kind in ('answer', 'amended')",
);

const dropChipProofs = statement(
  "closing_drop_chip_proofs",
  "update chip_proofs set status = 'fallen', path = null where seller_id = :memberId and status in ('asked', 'sent', 'confirmed')",
);

/** The stars stay: they are about somebody else. */
const forgetReviews = statement(
  "closing_forget_reviews",
  `update reviews set text = case when author_id <> :memberId then text end, answer = case when about_id <> :memberId then answer end
   where :memberId in (author_id, about_id)`,
);

/** A name goes with its holder; the club passes it on to an heir before. */
const endNames = statement(
  "closing_end_cattery_names",
  `with gone as (
     update cattery_names set state = case state when 'asked' then 'withdrawn' else 'ended' end, heir_id = null
     where holder_id = :memberId and state in ('asked', 'granted') returning id, state
   ), kept as (
     update cattery_names set heir_id = null where heir_id = :memberId returning id
   )
   insert into cattery_name_events (name_id, actor_id, kind)
   select id, :memberId, state from gone union all select id, :memberId, 'kept' from kept`,
);

/** What was paid stays in the club's books, without a name. */
const dropUnpaid = statement(
  "closing_drop_unpaid_memberships",
  "delete from memberships where member_id = :memberId and paid_at is null",
);

/** Rows that concern only the member. */
export const deletePersonalRows = [
  deleteOf("user_roles"),
  deleteOf("sessions"),
  deleteOf("passkeys"),
  deleteOf("passkey_challenges"),
  deleteOf("recovery_codes"),
  deleteOf("email_changes"),
  deleteOf("favourites"),
  deleteOf("catteries", "users_id"),
  deleteOf("drafts", "member_id"),
  deleteOf("notices", "member_id"),
  deleteOf("notice_settings", "member_id"),
  deleteOf("calendars", "member_id"),
  deleteOf("telegram_chats", "member_id"),
  deleteOf("telegram_codes", "member_id"),
  deleteOf("pedigree_drafts", "user_id"),
  deleteOf("tags", "member_id"),
  deleteOf("saved_searches", "member_id"),
  deleteOf("order_contacts", "member_id"),
  deleteOf("seller_details", "member_id"),
  deleteOf("signing_codes", "member_id"),
  forgetMessages,
  forgetDisputes,
  forgetAnswers,
  dropChipProofs,
  dropUnpaid,
  endNames,
  forgetReviews,
  deleteOf("imports", "users_id"),
  deleteOf("readings", "users_id"),
];
