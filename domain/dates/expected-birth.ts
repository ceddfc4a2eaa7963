/** Kittens are usually born 63 to 65 days after the mating. */
import { addDays } from "../calendar.ts";

export const PREGNANT_DAYS = { least: 63, most: 65 };

/** The days on which kittens are expected of a queen mated on these days. */
export function expectedBirth(mated: { readonly from: string; readonly until: string }) {
  return {
    from: addDays(mated.from, PREGNANT_DAYS.least),
    until: addDays(mated.until, PREGNANT_DAYS.most),
  };
}
