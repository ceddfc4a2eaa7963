import { addDays } from "../calendar.ts";

/** The largest litter on record had nineteen; more than fifteen is a typing error. */
export const MOST_KITTENS = 15;

/** A queen is pregnant for 63 to 67 days and does not conceive on the day she gives birth. */
export const DAYS_BETWEEN_LITTERS = 61;

/** Kittens of one litter may be born before and after midnight and entered with different dates. */
export const DAYS_OF_ONE_BIRTH = 3;

export const LITTER_STATUSES = ["waiting", "confirmed", "declined", "cancelled"] as const;

/** The first and last day on which another litter of the same queen would be too close to this one. */
export function daysTooClose(born: string): { readonly from: string; readonly to: string } {
  return {
    from: addDays(born, 1 - DAYS_BETWEEN_LITTERS),
    to: addDays(born, DAYS_BETWEEN_LITTERS - 1),
  };
}
