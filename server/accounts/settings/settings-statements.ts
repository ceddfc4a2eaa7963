import type { Locale } from "@felistry/i18n/locale.ts";
import { statement } from "../../db/statement.ts";

export const setPassword = statement<[memberId: number, passwordHash: string], never>(
  "account_set_password",
  "update users set password_hash = $2 where id = $1",
);

/** Changes of an account's address take turns. */
export const lockAccount = statement<
  [memberId: number],
  { email: string; first_name: string; locale: Locale }
>(
  "account_lock",
  "select email, first_name, locale from users where id = $1 and closed_at is null for no key update",
);

export const setEmail = statement<[memberId: number, email: string], never>(
  "account_set_email",
  "update users set email = $2 where id = $1",
);

export const insertEmailChange = statement<
  [tokenHash: Buffer, memberId: number, oldEmail: string, newEmail: string],
  never
>(
  "email_change_insert",
  `insert into email_changes (token_hash, user_id, old_email, new_email, expires_at)
   values ($1, $2, $3, $4, now() + interval '7 days')`,
);

export const selectEmailChange = statement<
  [tokenHash: Buffer],
  { user_id: number; old_email: string }
>(
  "email_change_by_token",
  "select user_id, old_email from email_changes where token_hash = $1 and undone_at is null and expires_at > now()",
);

/** Takes back this change and all that came after it: whoever changed the address once may have done so twice. */
export const undoEmailChanges = statement<[tokenHash: Buffer], { user_id: number }>(
  "email_change_undo",
  `update email_changes e set undone_at = now() from email_changes first
   where first.token_hash = $1 and first.undone_at is null and first.expires_at > now()
     and e.user_id = first.user_id and e.created_at >= first.created_at and e.undone_at is null
   returning e.user_id`,
);

export const setUserPhoto = statement<[memberId: number, path: string], never>(
  "account_set_photo",
  "update users set user_ava_url = $2 where id = $1",
);
