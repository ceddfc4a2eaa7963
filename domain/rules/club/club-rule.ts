/** Rules of cat clubs: data (`data/rules/club`), read by `read-pack.ts` and evaluated by `judge.ts`. */
import type { Condition } from "./condition.ts";

/** The registry's own rules come last: they need no federation. */
export const CLUBS = ["FIFe", "TICA", "WCF", "LOOF", "GCCF", "CFA", "RU", "registry"] as const;
export type Club = (typeof CLUBS)[number];

export const SUBJECTS = [
  "queen",
  "stud",
  "mating",
  "litter",
  "cat",
  /** A cattery's name. */
  "cattery",
  "title",
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** The strongest first. */
export const CLUB_VERDICTS = ["block", "ask", "warn", "ok"] as const;
export type ClubVerdict = (typeof CLUB_VERDICTS)[number];

/** What a club lets a rule do. */
export const RULE_MODES = ["block", "ask", "warn", "off"] as const;
export type RuleMode = (typeof RULE_MODES)[number];

/** The rule's text was read, an official page, a secondary one, or general knowledge that nobody has verified. */
export const CONFIDENCES = ["text", "official", "secondary", "unverified"] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** By language. */
export type Words = Readonly<Record<string, string>>;

export interface ClubRule {
  readonly id: string;
  readonly subjects: readonly Subject[];
  readonly when: Condition;
  readonly verdict: Exclude<ClubVerdict, "ok">;
  /** Of the club's rules: "§3.3"; null where the source has none. */
  readonly article: string | null;
  readonly source: string;
  readonly confidence: Confidence;
  readonly text: Words;
}

/** A club's rules as they are valid from a day until its next version. */
export interface ClubPack {
  readonly club: Club;
  readonly name: Words;
  readonly valid_from: string;
  /** When the sources were read. */
  readonly read_on: string;
  readonly rules: readonly ClubRule[];
}

/** The version in force on a day; for older days the first one known. */
export function packOf(packs: readonly ClubPack[], club: Club, day: string): ClubPack | null {
  const versions = packs
    .filter((pack) => pack.club === club)
    .toSorted((a, b) => (a.valid_from < b.valid_from ? 1 : -1));
  return versions.find(({ valid_from }) => valid_from <= day) ?? versions.at(-1) ?? null;
}
