/** The cookie that a right recovery code gives: the right to set one new password for that account. */
import type { Caller, CookieChange } from "../http/handler.ts";
import { asToken } from "./token.ts";

const RESET_COOKIE = "reset";
export const RESET_SECONDS = 15 * 60;

export function resetCookie(token: string): CookieChange {
  return { name: RESET_COOKIE, value: token, maxAgeSeconds: RESET_SECONDS };
}

export function usedResetCookie(): CookieChange {
  return { name: RESET_COOKIE, value: null };
}

export function resetTokenOf(cookies: Caller["cookies"]): string | null {
  return asToken(cookies[RESET_COOKIE]);
}
