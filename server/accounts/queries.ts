import type { Locale } from "@felistry/i18n/locale.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { textIn, wordColumns } from "../db/word-in.ts";
import { statement } from "../db/statement.ts";
import { profileVersion } from "./version.ts";
export {
  clubColumns,
  isClub,
  nameAmongClubs,
  namedClub,
  namesOfClub,
  shownClub,
  type OfClub,
} from "./clubs/club-names.ts";

export interface Account {
  id: number;
  email: string;
  first_name: string;
  password_hash: string;
  locale: Locale;
  roleIds: number[];
  /** Why the club has suspended it. */
  suspension_reason: string | null;
}

const accountColumns = `u.id, u.email, u.first_name, u.password_hash, u.locale, u.suspension_reason,
  array(select r.role_id::int from user_roles r where r.user_id = u.id order by 1) as "roleIds"`;

/** Addresses compare case-insensitively. */
export const accountByEmail = statement(
  "account_by_email",
  `select ${accountColumns} from users u where lower(u.email) = lower(:email) and u.closed_at is null`,
);

export const accountById = statement(
  "account_by_id",
  `select ${accountColumns} from users u where u.id = :memberId`,
);

export const selectMe = statement(
  "me",
  `select u.id, ${profileVersion}::float8 as version, u.first_name, u.last_name, u.middle_name, u.other_name_given as other_name,
          other_script(u.first_name || ' ' || u.last_name, true) as other_name_proposed, u.email, u.birthday, u.about, u.site_url, u.social_url,
          u.country_id, ${wordColumns("c.country")}, u.user_ava_url,
          array(select r.role_id::int from user_roles r where r.user_id = u.id order by 1) as "roleIds",
          (select count(*)::int from cats where online_owner_id = u.id) as total_cats
   from users u join countries c on c.id = u.country_id
   where u.id = :memberId`,
);

export const memberExists = statement(
  "member_exists",
  "select id from users where id = :id and closed_at is null",
);

const formerMember = { first: m.account_former_first, last: m.account_former_last } as const;

/** SQL: a member's `value`, or neutral words in the reader's language for a former member. `locale` is SQL too. */
function unlessClosed(user: string, value: string, part: "first" | "last", locale: string): string {
  const words = textIn(formerMember[part], locale);
  return `case when ${user}.closed_at is null then ${value} else ${words} end`;
}

/** SQL for the first name under which readers in `locale` know the member in row `user`. */
export function shownFirstName(user: string, locale: string): string {
  return unlessClosed(user, `${user}.first_name`, "first", locale);
}

export function shownLastName(user: string, locale: string): string {
  return unlessClosed(user, `${user}.last_name`, "last", locale);
}

export function shownName(user: string, locale: string): string {
  return `(${shownFirstName(user, locale)} || ' ' || ${shownLastName(user, locale)})`;
}

/** Nobody's id: for those who have not joined yet. */
export const NOBODY = 0;

/**
 * Whether an address is another account's, or may still be reclaimed by one (decisions §2): otherwise
 * whoever changed a stranger's address could join with it and keep it.
 */
export const addressHeldByOther = statement(
  "address_held_by_other",
  `select exists (select from users where lower(email) = lower(:email) and id <> :memberId)
       or exists (select from email_changes where lower(old_email) = lower(:email) and user_id <> :memberId and undone_at is null and expires_at > now()) as held`,
);

/** Links in mails grant a right, as sessions do. */
export { requireConfirmation } from "./passkeys/confirm-with-passkey.ts";
export { asToken, freshToken, tokenHash } from "./token.ts";
export { hashOfSession, mainSession } from "./sessions.ts";
