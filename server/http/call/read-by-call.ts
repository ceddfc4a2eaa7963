/** Calls that only read: no transaction, on any connection. */
import type { DataSpec } from "@felistry/contract/call.ts";
import { poolDb } from "../../db/transaction.ts";
import { requireRow } from "../call-checks.ts";
import type { CookieChange } from "../cookies.ts";
import type { Pipeline } from "./pipeline.ts";
import type { ReadyCall } from "./ready-call.ts";
import { reply } from "./reply.ts";
import type { Success } from "../success.ts";

export async function readByCall(
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
  const success = reply(
    await handler(input, {
      ...base,
      db,
      setCookie: (change: CookieChange) => void cookies.push(change),
    }),
  );
  return keepFor === undefined || success.kind !== "answer" ? success : { ...success, keepFor };
}
