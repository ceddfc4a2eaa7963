/** A club's rules as they held at a moment: versions by its day, switches as they stood. */
import {
  CLUBS,
  packOf,
  RULE_MODES,
  type Club,
  type ClubPack,
  type ClubRule,
  type RuleMode,
} from "@felistry/domain/rules/club/club-rule.ts";
import type { Db } from "../../db/transaction.ts";
import { clubPacks } from "./club-packs.ts";
import { selectSwitches, type Switch } from "./switch-statements.ts";

export interface Rulebook {
  /** Of the clubs whose rules this club has adopted. */
  readonly packs: readonly ClubPack[];
  readonly modeOf: (rule: ClubRule) => RuleMode;
  /** The club's own words, instead of the rule's. */
  readonly wordsOf: (rule: ClubRule) => Readonly<Record<string, string>>;
  readonly clubOf: (rule: ClubRule) => Club;
  /** Litters of which the rules ask nothing are registered without a person. */
  readonly registersCleanLitters: boolean;
  /** "FIFe 2025-01-01, registry 2026-11-23 (12)". */
  readonly version: string;
}

interface Sought {
  /** Which club of several judges. */
  readonly clubId: number;
  /** Null: now. */
  readonly at: Date | null;
  readonly today: string;
}

export async function rulebookOf(db: Db, { clubId, at, today }: Sought): Promise<Rulebook> {
  const switches = await selectSwitches(db, { clubId, at });
  const packs = adoptedPacks(switches, at?.toISOString().slice(0, 10) ?? today);
  const clubs = new Map(packs.flatMap((pack) => pack.rules.map(({ id }) => [id, pack.club])));
  const clubOf = (rule: ClubRule) => clubs.get(rule.id)!;
  const switchOf = (rule: ClubRule) => lineOf(switches, clubOf(rule), rule.id);
  const last = Math.max(0, ...switches.map(({ id }) => id));
  const versions = packs.map(({ club, valid_from }) => `${club} ${valid_from}`).join(", ");
  return {
    packs,
    clubOf,
    modeOf: (rule) => ruleMode(rule, switchOf(rule)),
    wordsOf: (rule) => switchOf(rule)?.words ?? rule.text,
    registersCleanLitters: lineOf(switches, REGISTRY, CLEAN_LITTERS)?.mode === "on",
    version: `${versions} (${last})`,
  };
}

export const REGISTRY: Club = "registry";
export const PACK = "pack";
export const CLEAN_LITTERS = "clean_litters";

export function lineOf(
  switches: readonly Switch[],
  club: string,
  line: string,
): Switch | undefined {
  return switches.find((each) => each.club === club && each.line === line);
}

/** A rule that the club has not switched does what it says. */
export function ruleMode(rule: ClubRule, set: Switch | undefined): RuleMode {
  return RULE_MODES.find((mode) => mode === set?.mode) ?? rule.verdict;
}

/** The registry's own rules hold unless switched off, a federation's once it is adopted. */
export function isAdopted(switches: readonly Switch[], club: Club): boolean {
  const mode = lineOf(switches, club, PACK)?.mode;
  return club === REGISTRY ? mode !== "off" : mode === "on";
}

function adoptedPacks(switches: readonly Switch[], day: string): ClubPack[] {
  return CLUBS.filter((club) => isAdopted(switches, club)).flatMap(
    (club) => packOf(clubPacks, club, day) ?? [],
  );
}

/** The federation's rules as they are, on the day of the show. */
export function federationBook(system: Club, day: string): Rulebook {
  const pack = packOf(clubPacks, system, day)!;
  return {
    packs: [pack],
    modeOf: ({ verdict }) => verdict,
    wordsOf: ({ text }) => text,
    clubOf: () => system,
    registersCleanLitters: false,
    version: `${system} ${pack.valid_from}`,
  };
}
