/** Errors and doubts in a pedigree: reasons to look again, each with the numbers for its text. */
import { addMonths, daysBetween, isInFuture } from "../calendar.ts";
import {
  type ColouredCat,
  type ColourReason,
  impossibleColour,
} from "../colours/coat/impossible.ts";
import type { Likeness } from "../merges/likeness.ts";
import { MONTHS_AT_BIRTH } from "../matings/breeding-age.ts";
import { MONTHS_BEFORE_CHILD } from "./parent-rules.ts";

export interface CheckedCat extends ColouredCat {
  readonly id: number;
  readonly birthdate: string | null;
}

/** A cat with its parents and what is known about its litter. */
export interface CheckedFamily {
  readonly cat: CheckedCat;
  readonly dam: CheckedCat | null;
  readonly sire: CheckedCat | null;
  /** The same dam's previous birth, `yyyy-mm-dd`. */
  readonly birthBefore: string | null;
  /** Filled in for one kitten per litter: how many were born that day, and by how many known sires. */
  readonly litter: { readonly kittens: number; readonly sires: number } | null;
  /** Cats that are probably the same one. */
  readonly twins: readonly Twin[];
}

/** A record that is probably of the same cat, and how probably. */
export interface Twin extends Likeness {
  readonly id: number;
}

export const CHECK_KINDS = [
  "own_ancestor",
  "born_in_future",
  "dam_not_female",
  "sire_not_male",
  "dam_too_young",
  "sire_too_young",
  "dam_young",
  "sire_young",
  "dam_old",
  "sire_old",
  "litters_too_close",
  "litter_of_two_days",
  "litter_too_large",
  "litter_of_two_sires",
  "impossible_colour",
  "likely_duplicate",
] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

export interface Problem {
  readonly kind: CheckKind;
  /** The other cats involved. */
  readonly others: readonly number[];
  readonly reason?: ColourReason;
  /** Months of age, days between births or the litter's size, depending on the kind. */
  readonly count?: number;
  /** Of likely duplicates, for each of `others`. */
  readonly likeness?: readonly Likeness[];
}

const OLD_YEARS = { dam: 10, sire: 16 } as const;
/** By the calendar's years alone, which may hide nearly one. */
const SURELY_GROWN_YEARS = 2;
/** A litter is born within hours; dates a day or two apart are a mistake or a birth around midnight. */
const ONE_LITTER_DAYS = 3;
/** Gestation takes 58 to 72 days. */
const BETWEEN_LITTERS_DAYS = 58;
const LARGEST_LITTER = 12;

export function checkFamily(family: CheckedFamily, today: string): Problem[] {
  const { cat, dam, sire } = family;
  return [
    ...(cat.birthdate !== null && isInFuture(cat.birthdate, today)
      ? [{ kind: "born_in_future" as const, others: [] }]
      : []),
    ...(dam && dam.sex !== "female" ? [{ kind: "dam_not_female" as const, others: [dam.id] }] : []),
    ...(sire && sire.sex !== "male" ? [{ kind: "sire_not_male" as const, others: [sire.id] }] : []),
    ...ageOfParent("dam", dam, cat),
    ...ageOfParent("sire", sire, cat),
    ...checkLitter(family),
    ...impossibleColour(cat, dam, sire).map((reason) => ({
      kind: "impossible_colour" as const,
      others: [dam, sire].flatMap((parent) =>
        parent && reason !== "tortie_male" ? parent.id : [],
      ),
      reason,
    })),
    ...(family.twins.length > 0 ? [duplicate(family.twins)] : []),
  ];
}

export function duplicate(twins: readonly Twin[]): Problem {
  return {
    kind: "likely_duplicate",
    others: twins.map(({ id }) => id),
    likeness: twins.map(({ score, evidence }) => ({ score, evidence })),
  };
}

function ageOfParent(
  role: "dam" | "sire",
  parent: CheckedCat | null,
  { birthdate }: CheckedCat,
): Problem[] {
  if (!parent?.birthdate || !birthdate) return [];
  const years = Number(birthdate.slice(0, 4)) - Number(parent.birthdate.slice(0, 4));
  // Nearly all parents: nothing finer needs a look.
  if (years > SURELY_GROWN_YEARS && years < OLD_YEARS[role]) return [];
  const of = (kind: CheckKind): Problem[] => [
    { kind, others: [parent.id], count: monthsBetween(parent.birthdate!, birthdate) },
  ];
  const bornBefore = (months: number) => parent.birthdate! <= addMonths(birthdate, -months);
  if (!bornBefore(MONTHS_BEFORE_CHILD)) return of(`${role}_too_young`);
  if (!bornBefore(MONTHS_AT_BIRTH)) return of(`${role}_young`);
  return bornBefore(OLD_YEARS[role] * 12 + 1) ? of(`${role}_old`) : [];
}

function checkLitter({ cat, dam, birthBefore, litter }: CheckedFamily): Problem[] {
  const others = dam ? [dam.id] : [];
  const problems: Problem[] = [];
  if (birthBefore !== null && cat.birthdate !== null) {
    const count = daysBetween(birthBefore, cat.birthdate);
    if (count > 0 && count <= ONE_LITTER_DAYS)
      problems.push({ kind: "litter_of_two_days", others, count });
    else if (count > ONE_LITTER_DAYS && count < BETWEEN_LITTERS_DAYS)
      problems.push({ kind: "litters_too_close", others, count });
  }
  if (litter && litter.kittens > LARGEST_LITTER)
    problems.push({ kind: "litter_too_large", others, count: litter.kittens });
  if (litter && litter.sires > 1)
    problems.push({ kind: "litter_of_two_sires", others, count: litter.sires });
  return problems;
}

function monthsBetween(from: string, to: string): number {
  const [fromYear, fromMonth, fromDay] = from.split("-").map(Number) as [number, number, number];
  const [toYear, toMonth, toDay] = to.split("-").map(Number) as [number, number, number];
  return (toYear - fromYear) * 12 + (toMonth - fromMonth) - (toDay < fromDay ? 1 : 0);
}

/**
 * The cats that are their own ancestors, one per cycle. `mother[i]` and `father[i]` are indices, -1 if unknown. The
 * database refuses such links; this finds rows that got past it.
 */
export function findCircles(mother: Int32Array, father: Int32Array): number[] {
  const state = new Uint8Array(mother.length);
  const found: number[] = [];
  const path: number[] = [];
  for (let start = 0; start < mother.length; start++) {
    if (state[start] !== 0) continue;
    path.push(start);
    while (path.length > 0) {
      const at = path.at(-1)!;
      // Entered, then its mother's side seen, then its father's.
      const step = state[at]!;
      state[at] = step + 1;
      if (step === 2) {
        state[at] = 3;
        path.pop();
        continue;
      }
      const parent = (step === 0 ? mother : father)[at]!;
      if (parent < 0 || state[parent] === 3) continue;
      if (state[parent] === 0) path.push(parent);
      else found.push(parent);
    }
  }
  return found;
}
