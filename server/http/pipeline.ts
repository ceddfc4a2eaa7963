/**
 * One call, end to end: who calls, what was sent, may they, do it, answer. Both ways in use it: HTTP requests
 * (`routes.ts`) and pages rendered on the server (`in-process.ts`), so that a page can do no more than a browser.
 */
import type { Pool } from "pg";
import { specOf, type ApiKey } from "@felistry/contract/api.ts";
import { methodOf, type CallSpec, type DataSpec } from "@felistry/contract/call.ts";
import { apartFromCall } from "../db/call-time.ts";
import { isWorthRetrying } from "../db/failures.ts";
import {
  inTransaction,
  poolDb,
  streamDb,
  type Acting,
  type Db,
  type RuleNotice,
  type Tx,
} from "../db/transaction.ts";
import type { Services } from "../services.ts";
import {
  parseInput,
  requireRole,
  requireRow,
  type RawInput,
  type RowRules,
} from "./call-checks.ts";
import { requireRoomFor } from "./limits/call-limits.ts";
import { giveFile } from "./give-file.ts";
import { readyCall, type AnyHandler, type ReadyCall } from "./ready-call.ts";
import type { CookieChange } from "./cookies.ts";
import { failureOf, type Failure } from "./errors.ts";
import { earlierAnswer, keepAnswer, onceOf } from "./done-once.ts";
import {
  EMPTY,
  JsonText,
  type Caller,
  type Handlers,
  type Member,
  type MultipartBody,
  type StreamedFile,
  type Told,
  type WriteContext,
} from "./handler.ts";
import { withLocale } from "./locale-scope.ts";
import { refuse } from "./refusal.ts";
import { tellDone, tellRefused } from "./security-events.ts";
import type { Success } from "./success.ts";
import { requireVersion, type VersionRules } from "./versions.ts";

export interface Pipeline {
  readonly handlers: Handlers;
  readonly rowRules: RowRules;
  readonly versionRules: VersionRules;
  readonly services: Services;
  /** Whoever decides for the club shows first to be there; refuses by throwing. */
  readonly requireConfirmation: (
    db: Db,
    member: Member,
    cookieHeader: string | undefined,
  ) => Promise<void>;
  /** What belongs to every write, whichever call makes it: it is committed with it or not at all. */
  readonly beforeCommit: (tx: Tx, services: Services) => Promise<void>;
  /** What every committed write means for this process, by what the rules in the database have said of it. */
  readonly afterCommit: (notices: readonly RuleNotice[], services: Services) => void;
}

export type Outcome = (Success | ({ readonly kind: "failure" } & Failure)) & {
  readonly cookies: readonly CookieChange[];
};

const RETRIES = 3;

export async function answer(
  pipeline: Pipeline,
  key: ApiKey,
  raw: RawInput,
  caller: Caller,
): Promise<Outcome> {
  return withLocale(caller.locale, async () => {
    const cookies: CookieChange[] = caller.renewedCookie ? [caller.renewedCookie] : [];
    const told: Told = {};
    try {
      const success = await perform(pipeline, key, raw, { ...caller, told }, cookies);
      tellDone(pipeline.services, key, caller, told);
      return { ...success, cookies };
    } catch (error) {
      tellRefused(pipeline.services, key, caller, told, error);
      return { kind: "failure", ...failureOf(error, caller.requestId), cookies };
    }
  });
}

async function perform(
  pipeline: Pipeline,
  key: ApiKey,
  raw: RawInput,
  { told, ...caller }: Caller & { readonly told: Told },
  cookies: CookieChange[],
): Promise<Success> {
  const spec = specOf(key);
  if (spec.bytes) return giveFile(pipeline, readyCall(pipeline, key, raw, caller, told));
  requireRole(spec.access, caller.member);
  if (raw.isOfOtherType) refuse("wrong_body_type");
  // Before anything is read: a file that is too much is not waited for.
  await requireRoomFor(spec.limits, caller, pipeline.services);
  const upload = spec.bodyKind === "multipart" ? await readUpload(spec, caller) : null;
  const sent = upload ? { ...raw, body: upload.fields } : raw;
  const call = readyCall(pipeline, key, sent, caller, told);
  if (upload) return takeFile(pipeline, call, upload.file, cookies);
  return methodOf(key) === "GET" ? read(pipeline, call, cookies) : write(pipeline, call, cookies);
}

async function takeFile(
  pipeline: Pipeline,
  { spec, input, handler, base }: ReadyCall,
  file: unknown,
  cookies: CookieChange[],
): Promise<Success> {
  const { pool } = pipeline.services;
  // A table of cats is taken in for as long as it is sent.
  const db = spec.streamed ? streamDb(pool) : poolDb(pool);
  await requireRow(pipeline.rowRules, spec.access, db, input, base.member);
  return reply(await handler(input, { ...base, db, file, setCookie: addTo(cookies) }));
}

async function read(
  pipeline: Pipeline,
  { spec, input, handler, base }: ReadyCall,
  cookies: CookieChange[],
): Promise<Success> {
  const { services, rowRules } = pipeline;
  const db = poolDb(services.pool);
  await requireRow(rowRules, spec.access, db, input, base.member);
  const { kept } = spec as DataSpec;
  // Read before the data: an answer made across a change is stale from the start.
  const keepFor = kept && services[kept].version();
  const success = reply(await handler(input, { ...base, db, setCookie: addTo(cookies) }));
  return keepFor === undefined || success.kind !== "answer" ? success : { ...success, keepFor };
}

async function write(
  pipeline: Pipeline,
  { key, raw, spec, input, handler, base }: ReadyCall,
  cookies: CookieChange[],
): Promise<Success> {
  const { member, requestId } = base;
  const once = spec.creates ? onceOf(key, raw, base) : null;
  const { result, kept } = await committed(
    pipeline.services.pool,
    async (tx, kept) => {
      kept.afterCommit.push(() => pipeline.afterCommit(tx.notices, pipeline.services));
      // Before all else: what was done once has changed what the rules below would look at.
      const earlier = once && (await earlierAnswer(tx, once));
      if (earlier) return earlier;
      if (spec.access === "admin")
        await pipeline.requireConfirmation(tx, member!, base.cookieHeader);
      await requireRow(pipeline.rowRules, spec.access, tx, input, member);
      await requireVersion(pipeline.versionRules, spec.versioned, tx, input, member);
      const context: WriteContext = {
        ...base,
        db: tx,
        setCookie: addTo(kept.cookies),
        onCommit: addTo(kept.afterCommit),
        make: (other, sent) => makeWithin(pipeline, other, sent as RawInput, context),
      };
      const done = reply(await handler(input, context));
      if (once) await keepAnswer(tx, once, done);
      await pipeline.beforeCommit(tx, pipeline.services);
      return done;
    },
    member ? { memberId: member.id, requestId } : undefined,
  );
  cookies.push(...kept.cookies);
  for (const work of kept.afterCommit) await afterwards(work, pipeline.services);
  return result;
}

/** By all the rules of that call; how often it may be made is counted for callers, not for us. */
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

/** The change stands, whatever becomes of this: the caller must not be told otherwise, nor the change made again. */
async function afterwards(work: () => void | Promise<void>, { log }: Services): Promise<void> {
  try {
    await apartFromCall(work);
  } catch (error) {
    log.error({ err: error }, "after a commit");
  }
}

/** What an attempt leaves behind if it is committed, and only then. */
interface Kept {
  readonly cookies: CookieChange[];
  readonly afterCommit: (() => void | Promise<void>)[];
}

async function committed(
  pool: Pool,
  work: (tx: Tx, kept: Kept) => Promise<Success>,
  acting: Acting | undefined,
): Promise<{ result: Success; kept: Kept }> {
  for (let attempt = 1; ; attempt++) {
    const kept: Kept = { cookies: [], afterCommit: [] };
    try {
      return { result: await inTransaction(pool, (tx) => work(tx, kept), acting), kept };
    } catch (error) {
      if (attempt >= RETRIES || !isWorthRetrying(error)) throw error;
    }
  }
}

const addTo =
  <T>(list: T[]) =>
  (item: T): void =>
    void list.push(item);

/** Read after it is known who calls: a stranger's file is not waited for. */
async function readUpload(
  { streamed }: CallSpec,
  { parts, streamedFile }: Caller,
): Promise<MultipartBody | { fields: object; file: StreamedFile | null }> {
  if (!parts || !streamedFile) refuse("no_file");
  return streamed ? { fields: {}, file: await streamedFile() } : parts();
}

function reply(result: unknown): Success {
  if (result === EMPTY) return { kind: "empty" };
  if (result instanceof JsonText) return { kind: "answer", body: result.text };
  const { message = "", data, ...beside } = result as { message?: string; data: unknown };
  return { kind: "answer", body: { success: true, message, data, ...beside } };
}
