/** Calls that only read: no transaction, on any connection, and some on a copy of the database. At a desk of several, a transaction names the club. */
import type { CallSpec, DataSpec } from "@felistry/contract/call.ts";
import { inTransaction, inTurn, type Db } from "../../db/transaction.ts";
import { deskOfCall, requireRow } from "../call-checks.ts";
import type { CookieChange } from "../cookies.ts";
import type { Pipeline } from "./pipeline.ts";
import type { ReadyCall } from "./ready-call.ts";
import { readingFor } from "./reading-db.ts";
import { reply } from "./reply.ts";
import type { Success } from "../success.ts";

export async function readByCall(
  pipeline: Pipeline,
  { spec, input, handler, base }: ReadyCall,
  cookies: CookieChange[],
): Promise<Success> {
  const { services, rowRules } = pipeline;
  // Read before the data: an answer made across a change is stale from the start.
  const version = isSameForOthers(spec, base) ? services.market.version() : undefined;
  const { db, mayBeKept } = readingFor(services, spec, base);
  const read = async (from: Db) => {
    await requireRow(rowRules, spec.access, from, input, base.member);
    const setCookie = (change: CookieChange) => void cookies.push(change);
    return reply(await handler(input, { ...base, db: from, setCookie }));
  };
  const clubId = deskOfCall(spec.access, base.member);
  const success =
    clubId === null
      ? await read(db)
      : await inTransaction(services.pool, (tx) => read(inTurn(tx)), {
          memberId: base.member!.id,
          requestId: base.requestId,
          clubId,
        });
  const keepFor = mayBeKept() ? version : undefined;
  return keepFor === undefined || success.kind !== "answer" ? success : { ...success, keepFor };
}

function isSameForOthers(spec: CallSpec, { member }: ReadyCall["base"]): boolean {
  const { kept } = spec as DataSpec;
  return kept === "everyone" || (kept === "guests" && member === null);
}
