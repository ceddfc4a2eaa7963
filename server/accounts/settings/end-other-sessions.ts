import type { Handler } from "../../http/handler.ts";
import { closeOtherSessions } from "../sessions.ts";

export const endOtherSessions: Handler<"POST /me/end-other-sessions"> = async (
  _input,
  { db, member, cookieHeader },
) => ({ data: { ended: await closeOtherSessions(db, member.id, cookieHeader) } });
