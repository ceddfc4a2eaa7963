import type { Pool } from "pg";
import { poolDb } from "../db/transaction.ts";
import type { Caller } from "../http/handler.ts";
import { memberOfSession, sessionTokenIn } from "./sessions.ts";

/** Who a request's cookies say is calling. A guest costs no query. */
export function sessionReader(pool: Pool) {
  return async (
    cookieHeader: string | undefined,
  ): Promise<Pick<Caller, "member" | "renewedCookie">> => {
    const token = sessionTokenIn(cookieHeader);
    const found = token && (await memberOfSession(poolDb(pool), token));
    if (!found) return { member: null, renewedCookie: null };
    const { renewed, ...member } = found;
    return { member, renewedCookie: renewed };
  };
}
