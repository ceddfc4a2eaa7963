/** Days that a breeder should not forget, found from what the registry knows. */
import { addDays, addMonths } from "../calendar.ts";
import { evaluate } from "../rules/evaluate.ts";
import type { Pack, Rule } from "../rules/rule.ts";

/**
 * Kittens may leave; a heart is to be looked at again; a litter's question to the stud's owner ends; kittens are expected; a
 * cat is to be handed over; an offer of a reservation ends; a dispute waits for an answer or an appeal.
 */
export const DATE_KINDS = [
  "leaving",
  "heart",
  "consent",
  "birth",
  "handover",
  "offer",
  "dispute",
] as const;

/** So many days before it a member is told. */
export const TOLD_DAYS_BEFORE = 7;

/** Twelve weeks: the least age of WCF (WCF-01 of `data/rules/wcf.json`). */
const USUAL_DAYS = 84;
/** No rule asks for more. */
const MOST_DAYS = 182;

export interface LeavingDay {
  readonly day: string;
  /** What asks for more than the usual twelve weeks. */
  readonly rule: Rule | null;
}

/**
 * The first day on which a kitten may move to a new home: at twelve weeks, or later where an age rule of the breeder's
 * country is stricter.
 * @param place the breeder's country, `FR`; null if unknown
 * @param born `yyyy-mm-dd`
 */
export function leavingDay(packs: readonly Pack[], place: string | null, born: string): LeavingDay {
  const ageRules = packs.map((pack) => ({
    ...pack,
    rules: pack.rules.filter(({ age_rule: isAgeRule, on }) => isAgeRule && on === "HND"),
  }));
  let rule: Rule | null = null;
  for (let age = USUAL_DAYS; age <= MOST_DAYS; age++) {
    const day = addDays(born, age);
    const { fired } = evaluate(ageRules, {
      place,
      seller: "B",
      event: "HND",
      day,
      facts: { born },
    });
    const against = fired.find(({ verdict }) => verdict === "refuse");
    if (!against) return { day, rule };
    ({ rule } = against);
  }
  return { day: addDays(born, MOST_DAYS), rule };
}

/** Ages in years at which PawPeds asks for an examination of the heart (PawPeds Health Programme, HCM). */
export const HEART_YEARS = [1, 2, 3, 5, 8] as const;
/** An examination this long before a birthday serves for it. */
const SERVES_MONTHS = 6;

/**
 * The birthday, from today on, at which the heart is to be examined again; null after the last. One that was missed is
 * made up for at the next.
 * @param born `yyyy-mm-dd`
 * @param last day of the latest examination
 */
export function nextHeartDay(born: string, last: string, today: string): string | null {
  const birthdays = HEART_YEARS.map((years) => addMonths(born, 12 * years));
  return birthdays.find((day) => day >= today && addMonths(day, -SERVES_MONTHS) > last) ?? null;
}

/** The cats that have such a birthday on one of these days were born on these. */
export function bornForHeartDays(from: string, days: number): string[] {
  return HEART_YEARS.flatMap((years) =>
    Array.from({ length: days }, (_, after) => addMonths(addDays(from, after), -12 * years)),
  );
}
