import type { Handler } from "../http/handler.ts";
import { closedSessionCookie, closeSession, sessionTokenOf } from "./sessions.ts";

export const logout: Handler<"POST /auth/logout"> = async (_input, { db, cookies, setCookie }) => {
  const token = sessionTokenOf(cookies);
  if (token) await closeSession(db, token);
  setCookie(closedSessionCookie());
  return { data: null };
};
