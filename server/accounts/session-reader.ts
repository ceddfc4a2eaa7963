import type { Pool } from "pg";
import type { Replicas } from "../db/replicas/replicas.ts";
import { poolDb } from "../db/transaction.ts";
import { ownWriteOf } from "../http/front/own-write.ts";
import type { Caller } from "../http/handler.ts";
import { memberOfSession, sessionIn } from "./sessions.ts";

/** Reads from a request's cookies who is calling. A guest costs no query. */
export function sessionReader(pool: Pool, replicas: Replicas) {
  return async (
    cookieHeader: string | undefined,
    hostOnlyCookies = false,
  ): Promise<Pick<Caller, "member" | "renewedCookie">> => {
    const held = sessionIn(cookieHeader);
    // While the primary is away members go on reading as members; nothing can be written, a renewal neither.
    const copy = replicas.isPrimaryAway()
      ? replicas.reading({ after: ownWriteOf(cookieHeader), current: false })
      : null;
    const db = copy?.db ?? poolDb(pool);
    const found = held && (await memberOfSession(db, held, hostOnlyCookies, copy !== null));
    if (!found) return { member: null, renewedCookie: null };
    const { renewed, ...member } = found;
    return { member, renewedCookie: renewed };
  };
}
