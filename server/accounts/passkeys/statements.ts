import { momentText } from "../../db/json-text.ts";
import { statement } from "../../db/statement.ts";
import type { Passkey } from "@felistry/contract/accounts/passkeys.ts";

const shown = `id, name, ${momentText("created_at")} as created_at, ${momentText("last_used_at")} as last_used_at`;

export const selectPasskeys = statement<[memberId: number], Passkey>(
  "passkeys_of_member",
  `select ${shown} from passkeys where user_id = $1 order by id`,
);

export interface StoredPasskey {
  readonly id: number;
  readonly user_id: number;
  readonly credential_id: string;
  readonly public_key: Buffer;
  readonly counter: number;
  readonly transports: string[];
}

/** Locked: of two answers with one counter only the first counts. */
export const lockPasskey = statement<[credentialId: string], StoredPasskey>(
  "passkey_lock",
  `select id, user_id, credential_id, public_key, counter::float8 as counter, transports
   from passkeys where credential_id = $1 for no key update`,
);

export const selectCredentials = statement<
  [memberId: number],
  Pick<StoredPasskey, "credential_id" | "transports">
>(
  "passkey_credentials",
  "select credential_id, transports from passkeys where user_id = $1 order by id",
);

export const insertPasskey = statement<
  [
    memberId: number,
    credentialId: string,
    publicKey: Buffer,
    counter: number,
    transports: readonly string[],
    name: string,
  ],
  Passkey
>(
  "passkey_insert",
  `insert into passkeys (user_id, credential_id, public_key, counter, transports, name)
   values ($1, $2, $3, $4, $5, $6) returning ${shown}`,
);

export const deletePasskey = statement<[id: number, memberId: number], { id: number }>(
  "passkey_delete",
  "delete from passkeys where id = $1 and user_id = $2 returning id",
);

export const markUsed = statement<[id: number, counter: number], never>(
  "passkey_used",
  "update passkeys set counter = $2, last_used_at = now() where id = $1",
);

/** What a challenge is good for: a signature made for one thing must do for no other. */
export type Purpose = "login" | "add" | "confirm";

export const insertChallenge = statement<
  [challenge: string, purpose: Purpose, memberId: number | null],
  never
>(
  "passkey_challenge_insert",
  `insert into passkey_challenges (challenge, purpose, user_id, expires_at)
   values ($1, $2, $3, now() + interval '5 minutes')`,
);

/** Good once. */
export const takeChallenge = statement<
  [challenge: string, purpose: Purpose, memberId: number | null],
  { challenge: string }
>(
  "passkey_challenge_take",
  `delete from passkey_challenges
   where challenge = $1 and purpose = $2 and user_id is not distinct from $3 and expires_at > now()
   returning challenge`,
);

/** Whether the member has a passkey that this session has not been confirmed with of late. */
export const selectUnconfirmed = statement<
  [memberId: number, tokenHash: Buffer, minutes: number],
  { needed: boolean }
>(
  "passkey_unconfirmed",
  `select exists (select from passkeys where user_id = $1)
      and not exists (select from sessions where token_hash = $2 and confirmed_at > now() - make_interval(mins => $3)) as needed`,
);

/** Those made since an address was changed go with it: whoever changed it may have made them. */
export const deletePasskeysSince = statement<[memberId: number, tokenHash: Buffer], never>(
  "passkey_delete_since",
  `delete from passkeys p using email_changes e
   where e.token_hash = $2 and p.user_id = $1 and p.created_at >= e.created_at`,
);
