import { addDays } from "../calendar.ts";

/** The largest litter on record has nineteen; beyond fifteen is a slip of the keyboard. */
export const MOST_KITTENS = 15;

/** A queen carries 63 to 67 days, and does not conceive on the day she gives birth. */
export const DAYS_BETWEEN_LITTERS = 61;

/** Kittens of one litter may be born over midnight, and their dates be entered apart. */
export const DAYS_OF_ONE_BIRTH = 3;

export const LITTER_STATUSES = ["waiting", "confirmed", "declined", "cancelled"] as const;

/** The first and last day on which another litter of the same queen would be too close to this one. */
export function daysTooClose(born: string): { readonly from: string; readonly to: string } {
  return {
    from: addDays(born, 1 - DAYS_BETWEEN_LITTERS),
    to: addDays(born, DAYS_BETWEEN_LITTERS - 1),
  };
}
