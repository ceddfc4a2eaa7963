/**
 * A creating call sent again because its answer was lost is answered but not repeated. The caller's key is
 * stored in the call's own transaction: of two simultaneous calls the second waits for the first, and a refused call
 * leaves its key unused.
 */
import { createHash, createHmac } from "node:crypto";
import type { ApiKey } from "@felistry/contract/api.ts";
import { statement } from "../db/statement.ts";
import type { Db, Tx } from "../db/transaction.ts";
import type { RawInput } from "./call-checks.ts";
import type { Caller } from "./handler.ts";
import type { Success } from "./success.ts";
import { refuse } from "./refusal.ts";

const HEADER = "Idempotency-Key";
const KEY = /^[\x21-\x7e]{1,100}$/;
/** A person who joins is not a member yet. */
const NOBODY = 0;

export interface Once {
  readonly memberId: number;
  readonly key: string;
  readonly hash: Buffer;
}

const insertKey = statement(
  "kept_answer_take_key",
  `insert into kept_answers (member_id, key, request_hash) values (:memberId, :key, :hash)
   on conflict do nothing returning true as taken`,
);

const selectKept = statement(
  "kept_answer",
  "select request_hash, answer from kept_answers where member_id = :memberId and key = :key",
);

const updateKept = statement(
  "kept_answer_keep",
  "update kept_answers set answer = :answer where member_id = :memberId and key = :key",
);

/** Null if the caller sent no key. */
export function onceOf(
  call: ApiKey,
  { params, query, body }: RawInput,
  { member, idempotencyKey }: Pick<Caller, "member" | "idempotencyKey">,
): Once | null {
  if (idempotencyKey === undefined) return null;
  if (!KEY.test(idempotencyKey))
    refuse("bad_input", { fields: [{ field: HEADER, code: "invalid" }] });
  const sent = JSON.stringify([call, params, query, body]);
  // The body may contain a password: without the key, of which only a hash is kept, this hash cannot be used to test passwords.
  return {
    memberId: member?.id ?? NOBODY,
    key: createHash("sha256").update(idempotencyKey).digest("base64url"),
    hash: createHmac("sha256", idempotencyKey).update(sent).digest(),
  };
}

/** The answer to the first call. @throws a refusal if the key belongs to another call */
export async function earlierAnswer(tx: Tx, once: Once): Promise<Success | null> {
  if (await takeKey(tx, once)) return null;
  const kept = await keptAnswer(tx, once);
  // Swept between the two statements: as good as new, but not this time.
  if (!kept) refuse("unavailable");
  return kept.answer === null ? { kind: "empty" } : { kind: "answer", body: kept.answer };
}

/** Whether nobody had used it. */
export async function takeKey(db: Db, { memberId, key, hash }: Once): Promise<boolean> {
  return (await insertKey(db, { memberId, key, hash })).length > 0;
}

/** @throws a refusal if the key belongs to another call */
export async function keptAnswer(
  db: Db,
  { memberId, key, hash }: Once,
): Promise<{ readonly answer: string | null } | null> {
  const [kept] = await selectKept(db, { memberId, key });
  if (kept && !hash.equals(kept.request_hash)) refuse("key_of_another_call");
  return kept ?? null;
}

export async function keepAnswer(tx: Db, once: Once, success: Success): Promise<void> {
  if (success.kind !== "answer") return;
  const { body } = success;
  await updateKept(tx, {
    memberId: once.memberId,
    key: once.key,
    answer: typeof body === "string" ? body : JSON.stringify(body),
  });
}
