/** Where in the database's log a browser's last change is: no copy that has not replayed it answers this browser. */
import { ownCookie, type CookieChange } from "../cookies.ts";

const COOKIE = "written";
/** Copies are at most seconds behind, and those further behind are not asked. */
const KEPT_SECONDS = 60;
/** For a change whose position is not known: until the cookie's end the primary answers. */
export const BEYOND_ALL = 2n ** 63n;
const POSITION = /^\d{1,20}$/;

export function ownWrite(position: bigint): CookieChange {
  return { name: COOKIE, value: String(position), maxAgeSeconds: KEPT_SECONDS };
}

export function ownWriteOf(cookieHeader: string | undefined): bigint | null {
  if (!cookieHeader?.includes(COOKIE)) return null;
  const value = ownCookie(cookieHeader, COOKIE)?.value;
  return value !== undefined && POSITION.test(value) ? BigInt(value) : null;
}
