/** Calls that answer with a file. The address has already been checked. */
import { poolDb } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { requireRole, requireRow, type RowRules } from "../call-checks.ts";
import { requireRoomFor } from "../limits/call-limits.ts";
import type { FileReply } from "../handler.ts";
import type { ReadyCall } from "./ready-call.ts";
import type { Success } from "../success.ts";

export async function giveFile(
  { services, rowRules }: { readonly services: Services; readonly rowRules: RowRules },
  { spec, input, handler, base }: ReadyCall,
): Promise<Success> {
  requireRole(spec.access, base.member);
  const db = poolDb(services.pool);
  await requireRow(rowRules, spec.access, db, input, base.member);
  const requireRoom = (name?: string) =>
    requireRoomFor(
      spec.limits?.filter((limit) => name === undefined || limit.name === name),
      base,
      services,
    );
  const file = (await handler(input, { ...base, db, requireRoom })) as FileReply;
  return { kind: "file", file };
}
