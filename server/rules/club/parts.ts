/** What is judged: a pair before its mating, a litter with its parents and kittens, a cat to be registered. */
import { showsGene } from "@felistry/domain/matings/body-genes.ts";
import { addDays, daysBetween } from "@felistry/domain/calendar.ts";
import type { Sex } from "@felistry/domain/cats/sex.ts";
import type { ColourCodes } from "@felistry/domain/colours/ems/codes.ts";
import { inbreedingReport } from "@felistry/domain/inbreeding/report.ts";
import { mayBeOfParents } from "@felistry/domain/litters/colour.ts";
import { birthFacts, monthsBetween } from "@felistry/domain/rules/club/births.ts";
import {
  clubBreed,
  isSameOrSister,
  mutationsOf,
} from "@felistry/domain/rules/club/breed-groups.ts";
import type { Subject } from "@felistry/domain/rules/club/club-rule.ts";
import {
  ancestorsOfKittens,
  generationFacts,
  type Ancestors,
} from "@felistry/domain/rules/club/generations.ts";
import type { ClubFacts } from "@felistry/domain/rules/club/truth.ts";
import { breederFacts, carriage, examined } from "./cat-facts.ts";
import { isBanned, keptOfLitter, keptOfMating } from "./breeding-facts.ts";
import type { RuledCat } from "./cat-statements.ts";
import type { Pair, Parent } from "./pair.ts";

export interface Part {
  readonly subject: Subject;
  /** Null if it is about no single cat, or one that is not in the registry yet. */
  readonly cat: { readonly id: number | null; readonly name: string } | null;
  readonly facts: ClubFacts;
  /** What is told of it to the desk that judges, and to few others. */
  readonly kept?: readonly KeptFacts[];
  /** The young of which it says what a correction of their parent brings about. */
  readonly young?: readonly NamedCat[];
}

export interface NamedCat {
  readonly id: number;
  readonly name: string;
}

export interface KeptFacts {
  /** As others are told: undefined is not known. */
  readonly facts: ClubFacts;
  /** Members who know better. */
  readonly knownTo: readonly number[];
}

/** From the mating to the birth. */
export const GESTATION_DAYS = 65;

/** @param born the day of the litter's birth, or the one expected */
export function partsOfPair(pair: Pair, born: string): Part[] {
  return [
    queenPart(pair.dam, pair.births, born),
    studPart(pair.sire, born),
    { subject: "mating", cat: null, facts: matingFacts(pair, born) },
  ];
}

export function queenPart(dam: Parent, births: readonly string[], born: string): Part {
  const mated = addDays(born, -GESTATION_DAYS);
  const facts = {
    ...breederFacts(dam, mated),
    ...birthFacts(births, born),
    ...parentFacts(dam, born, "female"),
  };
  return { subject: "queen", cat: named(dam.cat), facts };
}

export function studPart(sire: Parent, born: string): Part {
  const mated = addDays(born, -GESTATION_DAYS);
  const facts = { ...breederFacts(sire, mated), sex: "M", ...parentFacts(sire, born, "male") };
  return { subject: "stud", cat: named(sire.cat), facts };
}

/** What no parent can be, whatever a club's rules say. */
function parentFacts({ cat }: Parent, born: string, sex: Sex): ClubFacts {
  return {
    date: born,
    sex_fits: cat.sex === sex,
    ...(cat.born !== null && { birth_age_mo: monthsBetween(cat.born, born) }),
  };
}

/** Of a mating of which one parent is known, all that can be said: whether that one was banned. A ban that no page shows is told to few. */
export function matingOfBanned({ cat, standing }: Parent, born: string): Part[] {
  const mated = addDays(born, -GESTATION_DAYS);
  if (!isBanned(standing, mated)) return [];
  const isShown = standing.bans.some(
    (ban) => ban.is_shown === 1 && isBanned({ ...standing, bans: [ban] }, mated),
  );
  const knownTo = [cat.users_id, cat.online_owner_id].filter((id) => id !== null);
  const closed = { facts: { parent_banned: undefined }, knownTo };
  return [
    {
      subject: "mating",
      cat: null,
      facts: { parent_banned: true },
      ...(!isShown && { kept: [closed] }),
    },
  ];
}

function matingFacts(pair: Pair, born: string): ClubFacts {
  const [dam, sire] = [pair.dam.cat, pair.sire.cat];
  const [damBreed, sireBreed] = [clubBreed(dam.breed), clubBreed(sire.breed)];
  const heart = examined(pair.sire.tests, "heart");
  const mated = addDays(born, -GESTATION_DAYS);
  const isSame = (parent: "mother_id" | "father_id") =>
    dam[parent] === null || sire[parent] === null ? undefined : dam[parent] === sire[parent];
  const [sameMother, sameFather] = [isSame("mother_id"), isSame("father_id")];
  return {
    date: mated,
    breed: damBreed,
    country: sire.country,
    same_or_sister: isSameOrSister(damBreed, sireBreed),
    sire_fold: showsGene("folded", sire),
    dam_fold: showsGene("folded", dam),
    mutations_n: mutationsOf([dam.breed, sire.breed]),
    inbreeding_pct: inbreedingOf(pair.sire.ancestors, pair.dam.ancestors),
    full_siblings: sameMother === false || sameFather === false ? false : sameMother && sameFather,
    ...keptOfMating(pair, mated),
    sire_gm2: carriage(pair.sire.tests, "GM2"),
    dam_gm2: carriage(pair.dam.tests, "GM2"),
    sire_gsd4: carriage(pair.sire.tests, "GSD IV"),
    dam_gsd4: carriage(pair.dam.tests, "GSD IV"),
    ...(heart != null && { sire_hcm_normal: !heart }),
    ...(sire.has_colour && { sire_white: sire.main === "w" }),
    ...(dam.has_colour && { dam_white: dam.main === "w" }),
  };
}

/** Of the kittens, over five generations, in whole per cent. */
function inbreedingOf(sire: Ancestors, dam: Ancestors): number {
  const ids = [...new Set([...sire.values(), ...dam.values()].map(({ id }) => id))];
  const index = new Map(ids.map((id, at) => [id, at]));
  const sires = new Int32Array(ids.length).fill(-1);
  const dams = new Int32Array(ids.length).fill(-1);
  for (const line of [sire, dam])
    for (const [place, { id }] of line) {
      const [father, mother] = [line.get(place * 2), line.get(place * 2 + 1)];
      if (father) sires[index.get(id)!] = index.get(father.id)!;
      if (mother) dams[index.get(id)!] = index.get(mother.id)!;
    }
  const [sireAt, damAt] = [index.get(sire.get(1)!.id)!, index.get(dam.get(1)!.id)!];
  return Math.floor(inbreedingReport({ sires, dams }, sireAt, damAt).coefficient * 100);
}

export interface Kitten {
  readonly cat_name: string;
  readonly sex: Sex;
  readonly colour: ColourCodes | null;
}

/** What the parents say of a kitten. */
export function kittenOfPair(pair: Pair, { sex, colour }: Kitten): ClubFacts {
  const [dam, sire] = [pair.dam.cat, pair.sire.cat];
  const breed = clubBreed(dam.breed);
  return {
    breed,
    sex: sex === "male" ? "M" : "F",
    ...generationFacts(ancestorsOfKittens(pair.sire.ancestors, pair.dam.ancestors), breed),
    ...oddFacts(breed, clubBreed(sire.breed)),
    ...(colour && dam.has_colour && sire.has_colour
      ? { colour_possible: mayBeOfParents(colour, sex, dam, sire) }
      : {}),
  };
}

export function oddFacts(dam: string, sire: string): ClubFacts {
  return { odd_cross: !isSameOrSister(dam, sire) };
}

/** What the parents say of the litter: their ages, numbers, breeds, and whether they were for breeding. */
export function litterOfPair(pair: Pair, born: string): ClubFacts {
  const [dam, sire] = [pair.dam.cat, pair.sire.cat];
  const { gap_d, litters_before_n } = birthFacts(pair.births, born);
  const days = [dam.born, sire.born].flatMap((day) => (day === null ? [] : daysBetween(day, born)));
  const isCross = !isSameOrSister(clubBreed(dam.breed), clubBreed(sire.breed));
  const mated = addDays(born, -GESTATION_DAYS);
  return {
    date: born,
    gap_d,
    litters_before_n,
    cross: isCross,
    register: isCross ? "RX" : undefined,
    dam_registered: dam.registered === 1,
    sire_registered: sire.registered === 1,
    ...keptOfLitter(pair, mated),
    sire_gen_n: knownGenerations(pair.sire),
    ...(days.length === 2 && { parent_age_d: Math.min(...days) }),
  };
}

const knownGenerations = ({ ancestors, cat }: Parent): number =>
  Number(generationFacts(ancestors, clubBreed(cat.breed))["known_gen_n"]);

type Naming = Pick<RuledCat, "id" | "cat_name_cattery_prefix" | "cat_name" | "cat_name_suffix">;

export function named(cat: Naming): NamedCat {
  const { id, cat_name_cattery_prefix, cat_name, cat_name_suffix } = cat;
  const name = [cat_name_cattery_prefix, cat_name, cat_name_suffix].filter(Boolean).join(" ");
  return { id, name };
}
