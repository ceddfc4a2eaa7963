import { statement } from "../../db/statement.ts";

export const setPassword = statement(
  "account_set_password",
  "update users set password_hash = :passwordHash where id = :memberId",
);

/** An account's address changes one at a time. */
export const lockAccount = statement(
  "account_lock",
  "select email, first_name, locale from users where id = :memberId and closed_at is null for no key update",
);

export const setEmail = statement(
  "account_set_email",
  "update users set email = :email where id = :memberId",
);

export const insertEmailChange = statement(
  "email_change_insert",
  `insert into email_changes (token_hash, user_id, old_email, new_email, expires_at)
   values (:tokenHash, :memberId, :oldEmail, :newEmail, now() + interval '7 days')`,
);

export const selectEmailChange = statement(
  "email_change_by_token",
  "select user_id, old_email from email_changes where token_hash = :tokenHash and undone_at is null and expires_at > now()",
);

/** Undoes this change and all later ones: whoever changed the address once may have done so twice. */
export const undoEmailChanges = statement(
  "email_change_undo",
  `update email_changes e set undone_at = now() from email_changes first
   where first.token_hash = :tokenHash and first.undone_at is null and first.expires_at > now()
     and e.user_id = first.user_id and e.created_at >= first.created_at and e.undone_at is null
   returning e.user_id`,
);

export const setUserPhoto = statement(
  "account_set_photo",
  "update users set user_ava_url = :path where id = :memberId",
);
