/** What a club's rules say of a cat, a mating, a litter, a name or a title. */
import {
  CLUB_VERDICTS,
  type ClubRule,
  type ClubVerdict,
  type RuleMode,
  type Subject,
} from "./club-rule.ts";
import { leavesOf } from "./condition.ts";
import type { FactTable } from "./fact-table.ts";
import { truthOf, type ClubFacts, type FactValue } from "./truth.ts";

type Strength = Exclude<ClubVerdict, "ok">;

export interface NamedValue {
  readonly fact: string;
  readonly value: FactValue;
}

export interface FiredRule {
  readonly rule: ClubRule;
  readonly verdict: Strength;
  /** On which it fired. */
  readonly values: readonly NamedValue[];
}

/** A rule that unknown facts decide. */
export interface OpenRule {
  readonly rule: ClubRule;
  readonly verdict: Strength;
  /** What already speaks for it. */
  readonly values: readonly NamedValue[];
  /** The facts that would settle it. */
  readonly missing: readonly string[];
  /** Of these, what the registry never records: only a person can settle it. */
  readonly unrecorded: readonly string[];
  /** Something known speaks for it, so somebody should look; else nothing suggests that it concerns this case. */
  readonly isLikely: boolean;
}

export interface Judgement {
  readonly verdict: ClubVerdict;
  /** The strongest first. */
  readonly fired: readonly FiredRule[];
  readonly open: readonly OpenRule[];
}

export interface Judged {
  readonly rules: readonly ClubRule[];
  readonly subject: Subject;
  readonly facts: ClubFacts;
  readonly factTable: FactTable;
  /** What the club lets each rule do; by default, what the rule says. */
  readonly modeOf?: (rule: ClubRule) => RuleMode;
}

/** A rule fires only when it surely holds. */
export function judge({ rules, subject, facts, factTable, modeOf }: Judged): Judgement {
  const fired: FiredRule[] = [];
  const open: OpenRule[] = [];
  for (const rule of rules) {
    const verdict = modeOf?.(rule) ?? rule.verdict;
    if (verdict === "off" || !rule.subjects.includes(subject)) continue;
    const { truth, because, missing } = truthOf(rule.when, facts);
    const values = because.map((fact) => ({ fact, value: facts[fact]! }));
    const isLikely = because.some((fact) => !factTable[fact]?.circumstance);
    if (truth) fired.push({ rule, verdict, values });
    else if (truth === undefined) {
      const unrecorded = missing.filter((fact) => isNeverRecorded(factTable, fact));
      open.push({ rule, verdict, values, missing, unrecorded, isLikely });
    }
  }
  return judgement(fired, open);
}

const isNeverRecorded = (factTable: FactTable, fact: string): boolean =>
  factTable[fact]?.recorded === "never";

/** What keeps the registry from judging by a rule: facts that it never records, and those that somebody has to enter. */
export function recordsFor({ when }: Pick<ClubRule, "when">, factTable: FactTable) {
  const named = leavesOf(when).flatMap((leaf) =>
    leaf.kind === "versus" ? [leaf.fact, leaf.other] : [leaf.fact],
  );
  const facts = [...new Set(named)];
  return {
    never: facts.filter((fact) => isNeverRecorded(factTable, fact)),
    entered: facts.filter((fact) => factTable[fact]?.recorded === "entered"),
  };
}

/** Of the rules of several clubs. */
export function judgeTogether(all: readonly Judgement[]): Judgement {
  return judgement(
    all.flatMap(({ fired }) => fired),
    all.flatMap(({ open }) => open),
  );
}

function judgement(firedRules: readonly FiredRule[], openRules: readonly OpenRule[]): Judgement {
  const fired = firedRules.toSorted(byStrength);
  const open = openRules.toSorted(
    (a, b) => Number(b.isLikely) - Number(a.isLikely) || byStrength(a, b),
  );
  return { verdict: fired[0]?.verdict ?? "ok", fired, open };
}

interface Ranked {
  readonly verdict: Strength;
}

function byStrength(a: Ranked, b: Ranked): number {
  return CLUB_VERDICTS.indexOf(a.verdict) - CLUB_VERDICTS.indexOf(b.verdict);
}

/** Nothing that fired or likely would asks for a person. */
export function isClean({ fired, open }: Judgement): boolean {
  return [...fired, ...open.filter(({ isLikely }) => isLikely)].every(
    ({ verdict }) => verdict === "warn",
  );
}
