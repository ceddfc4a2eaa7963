/** Calls that only read: no transaction, on any connection, and some on a copy of the database. */
import type { DataSpec } from "@felistry/contract/call.ts";
import { requireRow } from "../call-checks.ts";
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
  const { kept } = spec as DataSpec;
  // Read before the data: an answer made across a change is stale from the start.
  const version = kept && services[kept].version();
  const { db, mayBeKept } = readingFor(services, spec, base);
  await requireRow(rowRules, spec.access, db, input, base.member);
  const success = reply(
    await handler(input, {
      ...base,
      db,
      setCookie: (change: CookieChange) => void cookies.push(change),
    }),
  );
  const keepFor = mayBeKept() ? version : undefined;
  return keepFor === undefined || success.kind !== "answer" ? success : { ...success, keepFor };
}
