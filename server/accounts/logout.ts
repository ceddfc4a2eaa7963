import type { Handler } from "../http/handler.ts";
import { closedSessionCookie, closeSession, sessionTokenIn } from "./sessions.ts";

export const logout: Handler<"POST /auth/logout"> = async (_input, { db, cookies, setCookie }) => {
  const token = sessionTokenIn(`session=${cookies["session"] ?? ""}`);
  if (token) await closeSession(db, token);
  setCookie(closedSessionCookie());
  return { data: null };
};
