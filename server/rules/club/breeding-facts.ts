/** Whether a cat was for breeding on a day. */
import { daysBetween } from "@felistry/domain/calendar.ts";
import type { ClubFacts } from "@felistry/domain/rules/club/truth.ts";
import type { NotedMating, Standing } from "./breeding-statements.ts";
import type { Pair, Parent } from "./pair.ts";

/** What the registry does not tell everybody of a mating; see `toldTo`. */
export function keptOfMating({ dam, sire, matings }: Pair, mated: string): ClubFacts {
  return {
    parent_banned: [dam, sire].some(({ standing }) => isBanned(standing, mated)),
    other_stud_d: daysSinceAnother(matings, sire.cat.id, mated),
  };
}

/** What it does not tell everybody of a litter's parents. */
export function keptOfLitter({ dam, sire }: Pair, mated: string): ClubFacts {
  return { dam_active: isActive(dam, mated), sire_active: isActive(sire, mated) };
}

export function isBanned({ bans }: Standing, day: string): boolean {
  return bans.some(({ from_day, until_day }) => from_day <= day && day <= until_day);
}

/** Of a cat that this registry has not registered, nobody here knows whether it is. */
function isActive({ cat, standing }: Parent, day: string): boolean | undefined {
  const isPet = standing.pet_since !== null && standing.pet_since <= day;
  if (isPet || isBanned(standing, day)) return false;
  return cat.registered === 1 ? true : undefined;
}

/** Undefined if no mating with another is noted: there may have been one. */
function daysSinceAnother(
  matings: readonly NotedMating[],
  sireId: number,
  day: string,
): number | undefined {
  const days = matings
    .filter(({ sire_id, mated_from }) => sire_id !== sireId && mated_from <= day)
    .map(({ mated_until }) => Math.max(0, daysBetween(mated_until, day)));
  return days.length === 0 ? undefined : Math.min(...days);
}
