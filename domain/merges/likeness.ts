/**
 * Whether two records are of one cat. Each thing that both know adds or takes away evidence, in natural logarithms of odds as
 * in Fellegi and Sunter (A Theory for Record Linkage, 1969); what one does not know says nothing. Litter mates share
 * parents, birth and cattery, and often letters of their names: within a litter only name, number and coat count.
 */
import { mayBeCrossed } from "../matings/allowed-crosses.ts";
import type { Sex } from "../cats/sex.ts";
import type { ColourCodes } from "../colours/ems/codes.ts";
import { type CoatMatch, compareCoats } from "./compare-coats.ts";
import { compareDates, type DateMatch, type KnownDate } from "./compare-dates.ts";
import { type ComparedNames, compareNames } from "./compare-names.ts";
import { compareNumbers, numberKey, type NumberKey, type NumberMatch } from "./compare-numbers.ts";
import { nameWords, type NameWords } from "./name-words.ts";

/** A cat as any paper, table or page knows it; null is unknown. */
export interface LikenessCat {
  /** The whole name as printed: titles, country and cattery may stand with it, in either script. */
  readonly name: string;
  readonly sex: Sex | null;
  readonly birthdate: string | null;
  readonly precision?: KnownDate["precision"];
  /** Our breed code. */
  readonly breed: string | null;
  readonly codes: ColourCodes | null;
  /** In any studbook. */
  readonly numbers: readonly (string | null)[];
  readonly id?: number | null;
  readonly dam?: LikenessParent | null;
  readonly sire?: LikenessParent | null;
  readonly chip?: string | null;
  readonly breeder?: string | null;
}

export interface LikenessParent {
  readonly name: string | null;
  /** Of its record in the registry. */
  readonly id?: number | null;
}

/** Reasons that two records are one cat, and reasons that they are not; each with its text in both languages. */
export const LIKENESS_REASONS = [
  "name_same",
  "name_sound",
  "name_slip",
  "name_part",
  "name_other",
  "number_same",
  "number_disguised",
  "number_near",
  "number_next",
  "number_other",
  "chip_same",
  "chip_other",
  "date_same",
  "date_swapped",
  "date_near",
  "date_slip",
  "date_within",
  "date_other",
  "dam_same",
  "dam_other",
  "sire_same",
  "sire_other",
  "breed_same",
  "breed_other",
  "breeder_same",
  "breeder_other",
  "sex_other",
  "colour_same",
  "colour_changes",
  "colour_differs",
  "colour_impossible",
  "litter_mates",
  "parent_and_child",
] as const;
export type LikenessReason = (typeof LIKENESS_REASONS)[number];

export interface Evidence {
  readonly reason: LikenessReason;
  /** Above zero for one cat, below zero against it. */
  readonly weight: number;
}

export interface Likeness {
  /** 0 to 1: the chance that both are of one cat, given that they were worth comparing. */
  readonly score: number;
  /** The weightiest first. */
  readonly evidence: readonly Evidence[];
}

/** From here on a pair is shown as probably one cat. */
export const LIKELY = 0.5;

/** A record made ready, so that it can be compared with many. */
export interface LikenessKey {
  readonly cat: LikenessCat;
  readonly name: NameWords;
  readonly numbers: readonly NumberKey[];
  readonly date: KnownDate | null;
  readonly dam: NameWords | null;
  readonly sire: NameWords | null;
  readonly breeder: NameWords | null;
}

export function likenessKey(cat: LikenessCat): LikenessKey {
  const wordsOf = (text: string | null | undefined) => (text ? nameWords(text) : null);
  return {
    cat,
    name: nameWords(cat.name),
    numbers: cat.numbers.flatMap((number) => (number ? (numberKey(number) ?? []) : [])),
    date: cat.birthdate ? { day: cat.birthdate, precision: cat.precision ?? "day" } : null,
    dam: wordsOf(cat.dam?.name),
    sire: wordsOf(cat.sire?.name),
    breeder: wordsOf(cat.breeder),
  };
}

/** Compares two records; the order does not matter. */
export function likeness(one: LikenessCat, other: LikenessCat): Likeness {
  return likenessOfKeys(likenessKey(one), likenessKey(other));
}

/** What any two records start with: pairs that share a key and are not the same cat are far more. */
const PRIOR = -4;
const DATES: Readonly<Record<DateMatch, number>> = {
  same: 3,
  swapped: 2.4,
  near: 1.5,
  slip: 0.5,
  within: 1,
  other: -6,
};
const COATS: Readonly<Record<CoatMatch, LikenessReason>> = {
  same: "colour_same",
  changes: "colour_changes",
  differs: "colour_differs",
  impossible: "colour_impossible",
};

export function likenessOfKeys(one: LikenessKey, other: LikenessKey): Likeness {
  const names = compareNames(one.name, other.name);
  const date = compareDates(one.date, other.date);
  const number = compareNumbers(one.numbers, other.numbers);
  const coats = compareCoats(one.cat.codes, other.cat.codes);
  const parents = [ofParent("dam", one, other), ofParent("sire", one, other)];
  const hasNumber =
    number === "same" || (number === "disguised" && names !== null && names.match !== "other");
  const isLitter = isSameLitter(date, parents, names);
  const isRenamed = hasNumber && (coats === null || coats.weight >= -0.5);
  const areLitterMates = isLitter && names?.match === "other" && !isRenamed;
  const evidence: Evidence[] = [
    ...ofKinship(one, other),
    ...ofName(names, { isLitter, hasNumber }),
    ...ofNumber(number, names),
    ...(areLitterMates
      ? [{ reason: "litter_mates" as const, weight: -4 }]
      : [...ofDate(date), ...parents.filter((found) => found !== null)]),
    ...(coats ? [{ reason: COATS[coats.match], weight: coats.weight }] : []),
    ...ofRest(one, other),
  ];
  const total = evidence.reduce((sum, { weight }) => sum + weight, PRIOR);
  return {
    score: 1 / (1 + Math.exp(-total)),
    evidence: evidence.sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight)),
  };
}

/** Born together of one parent at least, or of one cattery where no parent is known. */
function isSameLitter(
  date: DateMatch | null,
  parents: readonly (Evidence | null)[],
  names: ComparedNames | null,
): boolean {
  if (date !== "same" && date !== "near") return false;
  if (parents.some((found) => found !== null && found.weight < 0)) return false;
  return parents.some((found) => found !== null) || names?.shares === true;
}

const NAMES = { same: 1, sound: 0.9, slip: 0.7, part: 0.45 } as const;

function ofName(
  names: ComparedNames | null,
  { isLitter, hasNumber }: { isLitter: boolean; hasNumber: boolean },
): Evidence[] {
  if (!names) return [];
  const { match, letters, isAcross } = names;
  // A transcription that is no letter-by-letter one is no misprint.
  const reason = isAcross && match === "slip" ? "name_sound" : (`name_${match}` as const);
  // A number outweighs a name: kittens get another with their owners.
  if (match === "other") return [{ reason, weight: hasNumber ? -2.5 : -5 }];
  const weight = Math.min(5, Math.max(1.5, letters * 0.35)) * NAMES[match];
  // Kittens of a litter are named alike on purpose.
  const alike = isLitter && match !== "same" && !hasNumber ? (match === "sound" ? 1 : 2) : 0;
  return [{ reason, weight: weight - alike }];
}

function ofNumber(number: NumberMatch | null, names: ComparedNames | null): Evidence[] {
  if (number === null) return [];
  const isNamed = names !== null && names.match !== "other";
  const weight = {
    same: 6.5,
    disguised: isNamed ? 4 : 1,
    near: isNamed ? 1.5 : -1,
    next: isNamed ? -0.7 : -3,
    other: -3,
  }[number];
  return [{ reason: `number_${number}`, weight }];
}

function ofDate(date: DateMatch | null): Evidence[] {
  return date ? [{ reason: `date_${date}`, weight: DATES[date] }] : [];
}

function ofParent(role: "dam" | "sire", one: LikenessKey, other: LikenessKey): Evidence | null {
  const [a, b] = [one.cat[role], other.cat[role]];
  const isSame = a?.id != null && a.id === b?.id;
  const names = one[role] && other[role] ? compareNames(one[role], other[role]) : null;
  if (isSame) return { reason: `${role}_same`, weight: 1.8 };
  if (names === null) return null;
  if (names.match === "other") return { reason: `${role}_other`, weight: -2.5 };
  return { reason: `${role}_same`, weight: 1.8 * NAMES[names.match] };
}

/** A cat is not its own parent, however alike the names. */
function ofKinship(one: LikenessKey, other: LikenessKey): Evidence[] {
  const isParent = (parent: LikenessKey, child: LikenessKey) =>
    (["dam", "sire"] as const).some((role) => {
      const named = child.cat[role];
      if (parent.cat.id != null && named?.id != null) return named.id === parent.cat.id;
      const names = child[role] && compareNames(parent.name, child[role]);
      return names?.match === "same" && parent.cat.sex === (role === "dam" ? "female" : "male");
    });
  return isParent(one, other) || isParent(other, one)
    ? [{ reason: "parent_and_child", weight: -8 }]
    : [];
}

function ofRest(one: LikenessKey, other: LikenessKey): Evidence[] {
  const [a, b] = [one.cat, other.cat];
  const found: Evidence[] = [];
  if (a.sex && b.sex && a.sex !== b.sex) found.push({ reason: "sex_other", weight: -6 });
  if (a.chip && b.chip) {
    const isSame = chipKey(a.chip) === chipKey(b.chip);
    found.push({ reason: isSame ? "chip_same" : "chip_other", weight: isSame ? 8 : -4 });
  }
  if (a.breed && b.breed) {
    if (a.breed === b.breed) found.push({ reason: "breed_same", weight: 0.5 });
    else if (!mayBeCrossed(a.breed, b.breed)) found.push({ reason: "breed_other", weight: -2.5 });
  }
  const breeders = one.breeder && other.breeder && compareNames(one.breeder, other.breeder);
  if (breeders) {
    const isOther = breeders.match === "other" && !breeders.shares;
    found.push({ reason: isOther ? "breeder_other" : "breeder_same", weight: isOther ? -1 : 0.8 });
  }
  return found;
}

function chipKey(chip: string): string {
  return chip.replaceAll(/[^\p{L}\p{N}]/gu, "").toUpperCase();
}
