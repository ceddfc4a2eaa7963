import type { Handler } from "../http/handler.ts";
import { closedSessionCookie, closeSession } from "./sessions.ts";

export const logout: Handler<"POST /auth/logout"> = async (
  _input,
  { db, cookieHeader, setCookie },
) => {
  await closeSession(db, cookieHeader);
  setCookie(closedSessionCookie());
  return { data: null };
};
