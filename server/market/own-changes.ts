import type { RuleNotice } from "../db/transaction.ts";
import type { Services } from "../services.ts";

const CHANGED = "FE004";

/** Whoever changed the market sees the change in their next answer, without waiting for the notification. */
export function countOwnChange(notices: readonly RuleNotice[], { market }: Services): void {
  if (notices.some(({ code }) => code === CHANGED)) market.changed();
}
