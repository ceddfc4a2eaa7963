/** Calls that change something: one transaction with all that belongs to it, once even if sent twice. */
import { specOf, type ApiKey } from "@felistry/contract/api.ts";
import { clubRightOf } from "@felistry/contract/call.ts";
import { poolDb, type Tx } from "../../db/transaction.ts";
import { deskOfCall, parseInput, requireRole, requireRow, type RawInput } from "../call-checks.ts";
import { committed, afterwards, type Kept } from "./committed.ts";
import type { CookieChange } from "../cookies.ts";
import { earlierAnswer, keepAnswer, onceOf } from "../done-once.ts";
import { ownWrite } from "../front/own-write.ts";
import type { WriteContext } from "../handler.ts";
import { onceReady } from "../prepared.ts";
import type { Pipeline } from "./pipeline.ts";
import type { AnyHandler, ReadyCall } from "./ready-call.ts";
import { reply } from "./reply.ts";
import type { Success } from "../success.ts";
import { requireVersion } from "../versions.ts";

export async function changeByCall(
  pipeline: Pipeline,
  call: ReadyCall,
  cookies: CookieChange[],
): Promise<Success> {
  const { member, requestId } = call.base;
  const { pool } = pipeline.services;
  const handler = await onceReady(call.handler, call.input, { ...call.base, db: poolDb(pool) });
  const { result, kept } = await committed(
    pool,
    (tx, kept) => change(pipeline, { ...call, handler }, tx, kept),
    member
      ? { memberId: member.id, requestId, clubId: deskOfCall(call.spec.access, member) }
      : undefined,
  );
  for (const work of kept.afterCommit) await afterwards(work, pipeline.services);
  cookies.push(...kept.cookies);
  return result;
}

async function change(
  pipeline: Pipeline,
  { key, raw, spec, input, handler, base }: ReadyCall,
  tx: Tx,
  kept: Kept,
): Promise<Success> {
  kept.afterCommit.push(
    () => void kept.cookies.push(...pipeline.afterCommit(tx.notices, pipeline.services)),
    () => void kept.cookies.push(...placeOf(tx)),
  );
  if (pipeline.services.replicas.any) tx.tellPosition();
  const once = spec.creates ? onceOf(key, raw, base) : null;
  // First: a call that was already executed has changed what the rules below check.
  const earlier = once && (await earlierAnswer(tx, once));
  if (earlier) return earlier;
  if (clubRightOf(spec.access) !== null)
    await pipeline.requireConfirmation(tx, base.member!, base.cookieHeader);
  await requireRow(pipeline.rowRules, spec.access, tx, input, base.member);
  await requireVersion(pipeline.versionRules, spec.versioned, tx, input, base.member);
  const context: WriteContext = {
    ...base,
    db: tx,
    setCookie: (change) => void kept.cookies.push(change),
    onCommit: (work) => void kept.afterCommit.push(work),
    make: (other, sent) => makeWithin(pipeline, other, sent as RawInput, context),
  };
  const done = reply(await handler(input, context));
  if (once) await keepAnswer(tx, once, done);
  await pipeline.beforeCommit(tx, pipeline.services);
  return done;
}

/** Until the copies of the database have it, the caller reads from the primary. */
function placeOf(tx: Tx): CookieChange[] {
  const position = tx.position();
  return position === null ? [] : [ownWrite(position)];
}

/** Applies all rules of that call except its limits, which only count what callers send. */
async function makeWithin(
  pipeline: Pipeline,
  key: ApiKey,
  raw: RawInput,
  context: WriteContext,
): Promise<void> {
  const spec = specOf(key);
  requireRole(spec.access, context.member);
  const input = parseInput(spec, raw);
  await requireRow(pipeline.rowRules, spec.access, context.db, input, context.member);
  await (pipeline.handlers[key] as AnyHandler)(input, context);
}
