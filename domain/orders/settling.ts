/**
 * When an order is settled though a side is silent. The database has the same rule (`settles_on`), and a test compares them.
 */
import { addDays, daysBetween } from "../calendar.ts";

/** After the hand-over, not counting days on which a dispute about the order was open. */
export const SETTLE_DAYS = 14;

/** Days as `yyyy-mm-dd`; `until` is null while the dispute is open. */
export interface DisputedTime {
  readonly from: string;
  readonly until: string | null;
}

/** The day on which the order is settled by itself; null while a dispute is open. */
export function settlesOn(handedOverOn: string, disputes: readonly DisputedTime[]): string | null {
  let day = addDays(handedOverOn, SETTLE_DAYS);
  for (const { from, until } of disputes) {
    if (until === null) return null;
    const since = from > handedOverOn ? from : handedOverOn;
    if (until > since) day = addDays(day, daysBetween(since, until));
  }
  return day;
}
