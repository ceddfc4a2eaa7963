/** A title that somebody claims by its paper alone: which rules give it, and what is missing among the results that are entered. */
import type { ClubRule } from "../../rules/club/club-rule.ts";
import { leavesOf } from "../../rules/club/condition.ts";
import { truthOf, type ClubFacts } from "../../rules/club/truth.ts";
import { shortestWayPast, type Way } from "../../rules/club/ways.ts";
import { SHOW_SYSTEMS, type Found, type ShowSystem } from "./awards.ts";
import { countedFor, factsOf, rulesOf, titlesOf, type Shown } from "./titles.ts";

export interface Claim extends Pick<Shown, "results" | "born" | "packs"> {
  readonly title: string;
  /** Who gave it, as its entry says. */
  readonly issuer: string | null;
  readonly day: string;
  readonly sex: "F" | "M";
  /** Its young with confirmed titles. */
  readonly titledYoung: number;
}

export interface ClaimedBy {
  readonly system: ShowSystem;
  /** The entry names the federation. If it names none, those count in which the cat was shown, else all that know such a title. */
  readonly isNamed: boolean;
  readonly facts: ClubFacts;
  readonly rules: readonly {
    readonly rule: ClubRule;
    /** Nothing if the results that are entered satisfy it. */
    readonly missing: Way;
    readonly found: Found;
    /** The day on which the confirmed results reached the title, whatever day is claimed. */
    readonly reachedOn: string | null;
  }[];
}

/** Empty if no federation's rules know the title. */
export function claimedTitle(claim: Claim): ClaimedBy[] {
  const known = SHOW_SYSTEMS.flatMap((system) => bySystem(system, claim) ?? []);
  const named = known.filter(({ isNamed }) => isNamed);
  const shown = known.filter(({ facts }) => facts["certs_n"] !== 0);
  return [named, shown, known].find((some) => some.length > 0) ?? [];
}

function bySystem(system: ShowSystem, claim: Claim): ClaimedBy | null {
  const { title, day, born, sex, titledYoung } = claim;
  const rules = rulesOf({ ...claim, system }, day).filter((rule) => gives(rule, title));
  if (rules.length === 0) return null;
  const judgedBy = (own: Claim["results"]) => {
    const shown = { ...claim, results: own, held: [], today: day };
    const { results, lacksTop } = countedFor(system, title, shown, day);
    const facts: ClubFacts = {
      ...factsOf(title, results, day, { born }),
      sex,
      young_n: titledYoung,
    };
    const tops = Number(facts["top_n"]);
    const more = lacksTop ? [{ fact: "top_n", have: tops, need: tops + 1 }] : [];
    const lacking = ({ when }: ClubRule): Way => [
      ...(shortestWayPast([when], facts) ?? []),
      ...more,
    ];
    return { facts, lacking };
  };
  const { facts, lacking } = judgedBy(claim.results);
  const confirmed = claim.results.filter(({ isConfirmed }) => isConfirmed);
  const byConfirmed = judgedBy(confirmed);
  const foundFor = (rule: ClubRule): Found => {
    if (leavesOf(rule.when).some(({ fact }) => fact === "young_n")) return "young";
    if (lacking(rule).length > 0) return facts["certs_n"] === 0 ? "nothing" : "some";
    return byConfirmed.lacking(rule).length > 0 ? "enough" : "confirmed";
  };
  const shown = { ...claim, results: confirmed, held: [], today: day };
  const reached = titlesOf(shown).reached.find(
    (each) => each.system === system && each.title === title,
  );
  const judged = rules
    .filter((rule) => truthOf(rule.when, { title, date: day, sex }).truth !== false)
    .map((rule) => ({
      rule,
      missing: lacking(rule),
      found: foundFor(rule),
      reachedOn: reached?.day ?? null,
    }));
  const isNamed = claim.issuer?.toUpperCase().includes(system.toUpperCase()) ?? false;
  return { system, isNamed, facts, rules: judged };
}

/** Whether the rule names the title, and not only every title. */
function gives({ when }: ClubRule, title: string): boolean {
  return (
    leavesOf(when).some(({ fact }) => fact === "title") && truthOf(when, { title }).truth !== false
  );
}
