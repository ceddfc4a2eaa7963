import type { Pool } from "pg";
import { poolDb } from "../db/transaction.ts";
import type { Caller } from "../http/handler.ts";
import { memberOfSession, sessionIn } from "./sessions.ts";

/** Reads from a request's cookies who is calling. A guest costs no query. */
export function sessionReader(pool: Pool) {
  return async (
    cookieHeader: string | undefined,
    hostOnlyCookies = false,
  ): Promise<Pick<Caller, "member" | "renewedCookie">> => {
    const held = sessionIn(cookieHeader);
    const found = held && (await memberOfSession(poolDb(pool), held, hostOnlyCookies));
    if (!found) return { member: null, renewedCookie: null };
    const { renewed, ...member } = found;
    return { member, renewedCookie: renewed };
  };
}
