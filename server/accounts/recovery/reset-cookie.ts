/** The cookie set by a correct recovery code: the right to set one new password for that account. */
import { ownCookie, type CookieChange } from "../../http/cookies.ts";
import { asToken } from "../token.ts";

const RESET_COOKIE = "reset";
export const RESET_SECONDS = 15 * 60;

export function resetCookie(token: string): CookieChange {
  return { name: RESET_COOKIE, value: token, maxAgeSeconds: RESET_SECONDS };
}

export function usedResetCookie(): CookieChange {
  return { name: RESET_COOKIE, value: null };
}

export function resetTokenIn(cookieHeader: string | undefined): string | null {
  return asToken(ownCookie(cookieHeader, RESET_COOKIE)?.value);
}
