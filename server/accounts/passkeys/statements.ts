import { momentText } from "../../db/json-text.ts";
import { statement } from "../../db/statement.ts";

const shown = `id, name, ${momentText("created_at")} as created_at, ${momentText("last_used_at")} as last_used_at`;

export const selectPasskeys = statement(
  "passkeys_of_member",
  `select ${shown} from passkeys where user_id = :memberId order by id`,
);

export interface StoredPasskey {
  readonly id: number;
  readonly user_id: number;
  readonly credential_id: string;
  readonly public_key: Buffer;
  readonly counter: number;
  readonly transports: string[];
}

/** Locked: of two responses with the same counter only the first counts. */
export const lockPasskey = statement(
  "passkey_lock",
  `select id, user_id, credential_id, public_key, counter::float8 as counter, transports
   from passkeys where credential_id = :credentialId for no key update`,
);

export const selectCredentials = statement(
  "passkey_credentials",
  "select credential_id, transports from passkeys where user_id = :memberId order by id",
);

export const insertPasskey = statement(
  "passkey_insert",
  `insert into passkeys (user_id, credential_id, public_key, counter, transports, name)
   values (:memberId, :credentialId, :publicKey, :counter, :transports, :name) returning ${shown}`,
);

export const deletePasskey = statement(
  "passkey_delete",
  "delete from passkeys where id = :id and user_id = :memberId returning id",
);

export const markUsed = statement(
  "passkey_used",
  "update passkeys set counter = :counter, last_used_at = now() where id = :id",
);

/** A challenge's purpose: a signature made for one must not serve another. */
export type Purpose = "login" | "add" | "confirm";

export const insertChallenge = statement(
  "passkey_challenge_insert",
  `insert into passkey_challenges (challenge, purpose, user_id, expires_at)
   values (:challenge, :purpose, :memberId?, now() + interval '5 minutes')`,
);

/** Valid once. */
export const takeChallenge = statement(
  "passkey_challenge_take",
  `delete from passkey_challenges
   where challenge = :challenge and purpose = :purpose and user_id is not distinct from :memberId? and expires_at > now()
   returning challenge`,
);

/** Whether the member has a passkey but has not recently confirmed this session with it. */
export const selectUnconfirmed = statement(
  "passkey_unconfirmed",
  `select exists (select from passkeys where user_id = :memberId)
      and not exists (select from sessions where token_hash = :tokenHash and confirmed_at > now() - make_interval(mins => :minutes)) as needed`,
);

/** Passkeys made since the address was changed go too: whoever changed it may have made them. */
export const deletePasskeysSince = statement(
  "passkey_delete_since",
  `delete from passkeys p using email_changes e
   where e.token_hash = :tokenHash and p.user_id = :memberId and p.created_at >= e.created_at`,
);
