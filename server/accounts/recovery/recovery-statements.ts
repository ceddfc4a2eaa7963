import { statement } from "../../db/statement.ts";

/** The code is mailed anew: the one before no longer counts. A right one given already keeps its token, and links last. */
export const dropUnusedCodes = statement<[memberId: number], never>(
  "recovery_drop_unused",
  "delete from recovery_codes where user_id = $1 and code_hash is not null and reset_token_hash is null",
);

export const insertCode = statement<[memberId: number, codeHash: string], never>(
  "recovery_insert",
  "insert into recovery_codes (user_id, code_hash, expires_at) values ($1, $2, now() + interval '10 minutes')",
);

export const insertLink = statement<[memberId: number, linkHash: Buffer, seconds: number], never>(
  "recovery_insert_link",
  "insert into recovery_codes (user_id, link_hash, expires_at) values ($1, $2, now() + make_interval(secs => $3))",
);

/** No row where the link is over, or was opened before. */
export const openLink = statement<
  [linkHash: Buffer, tokenHash: Buffer, seconds: number],
  { user_id: number; email: string }
>(
  "recovery_open_link",
  `update recovery_codes r set reset_token_hash = $2, reset_expires_at = now() + make_interval(secs => $3)
   from users u where u.id = r.user_id and r.link_hash = $1 and r.reset_token_hash is null and r.expires_at > now()
   returning r.user_id, u.email`,
);

export const selectCode = statement<[memberId: number], { id: number; code_hash: string }>(
  "recovery_code",
  `select id, code_hash from recovery_codes
   where user_id = $1 and code_hash is not null and reset_token_hash is null and expires_at > now() order by id desc limit 1`,
);

/** No row where another request gave the same code first. */
export const grantReset = statement<
  [codeId: number, tokenHash: Buffer, seconds: number],
  { id: number }
>(
  "recovery_grant",
  `update recovery_codes set reset_token_hash = $2, reset_expires_at = now() + make_interval(secs => $3)
   where id = $1 and reset_token_hash is null and expires_at > now() returning id`,
);

export const selectReset = statement<[tokenHash: Buffer], { user_id: number; email: string }>(
  "recovery_reset",
  `select r.user_id, u.email from recovery_codes r join users u on u.id = r.user_id
   where r.reset_token_hash = $1 and r.reset_expires_at > now()`,
);

/** No row where the token was used meanwhile. */
export const takeReset = statement<[tokenHash: Buffer], { user_id: number }>(
  "recovery_use",
  "delete from recovery_codes where reset_token_hash = $1 and reset_expires_at > now() returning user_id",
);

export const dropCodes = statement<[memberId: number], never>(
  "recovery_drop",
  "delete from recovery_codes where user_id = $1",
);
