import { statement } from "../../db/statement.ts";

/** A new code replaces the one before. One already entered correctly keeps its token, and links stay valid. */
export const dropUnusedCodes = statement(
  "recovery_drop_unused",
  "delete from recovery_codes where user_id = :memberId and code_hash is not null and reset_token_hash is null",
);

export const insertCode = statement(
  "recovery_insert",
  "insert into recovery_codes (user_id, code_hash, expires_at) values (:memberId, :codeHash, now() + interval '10 minutes')",
);

export const insertLink = statement(
  "recovery_insert_link",
  "insert into recovery_codes (user_id, link_hash, expires_at) values (:memberId, :linkHash, now() + make_interval(secs => :seconds))",
);

/** No row if the link has expired or was opened before. */
export const openLink = statement(
  "recovery_open_link",
  `update recovery_codes r set reset_token_hash = :tokenHash, reset_expires_at = now() + make_interval(secs => :seconds)
   from users u where u.id = r.user_id and r.link_hash = :linkHash and r.reset_token_hash is null and r.expires_at > now()
   returning r.user_id, u.email`,
);

export const selectCode = statement(
  "recovery_code",
  `select id, code_hash from recovery_codes
   where user_id = :memberId and code_hash is not null and reset_token_hash is null and expires_at > now() order by id desc limit 1`,
);

/** No row if another request entered the same code first. */
export const grantReset = statement(
  "recovery_grant",
  `update recovery_codes set reset_token_hash = :tokenHash, reset_expires_at = now() + make_interval(secs => :seconds)
   where id = :codeId and reset_token_hash is null and expires_at > now() returning id`,
);

export const selectReset = statement(
  "recovery_reset",
  `select r.user_id, u.email from recovery_codes r join users u on u.id = r.user_id
   where r.reset_token_hash = :tokenHash and r.reset_expires_at > now()`,
);

/** No row if the token has been used meanwhile. */
export const takeReset = statement(
  "recovery_use",
  "delete from recovery_codes where reset_token_hash = :tokenHash and reset_expires_at > now() returning user_id",
);

export const dropCodes = statement(
  "recovery_drop",
  "delete from recovery_codes where user_id = :memberId",
);
