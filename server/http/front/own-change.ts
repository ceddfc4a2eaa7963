/** The newest change that a browser has made of what is kept: no process answers it with anything older. */
import type { IncomingMessage } from "node:http";
import { ownCookie, type CookieChange } from "../cookies.ts";

const COOKIE = "changed";
/** Notifications are heard within milliseconds; this is for a process that was late. */
const KEPT_SECONDS = 10;
const NUMBER = /^\d{1,18}$/;

/** @param change the number of its transaction */
export function ownChange(change: string): CookieChange {
  return { name: COOKIE, value: change, maxAgeSeconds: KEPT_SECONDS };
}

export function ownChangeOf({ headers: { cookie } }: IncomingMessage): bigint | null {
  if (!cookie?.includes(COOKIE)) return null;
  const value = ownCookie(cookie, COOKIE)?.value;
  return value !== undefined && NUMBER.test(value) ? BigInt(value) : null;
}
