import type { RuleNotice } from "../db/transaction.ts";
import type { CookieChange } from "../http/cookies.ts";
import { ownChange } from "../http/front/own-change.ts";
import type { Services } from "../services.ts";

const CHANGED = "FE004";

/**
 * Whoever changed the market sees the change in their next answer: this process need not wait for the notification, and
 * every other one finds in the cookie which change it must have heard of.
 */
export function countOwnChange(
  notices: readonly RuleNotice[],
  { market }: Services,
): readonly CookieChange[] {
  const notice = notices.find(({ code }) => code === CHANGED);
  if (!notice) return [];
  market.changed(BigInt(notice.detail));
  return [ownChange(notice.detail)];
}
