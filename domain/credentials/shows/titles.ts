/** Which titles follow from a cat's results by the clubs' rules (`data/rules/club`), and what is missing for the next. */
import { packOf, type ClubPack, type ClubRule } from "../../rules/club/club-rule.ts";
import { monthsBetween } from "../../rules/club/births.ts";
import { truthOf, type ClubFacts } from "../../rules/club/truth.ts";
import { shortestWayPast, type Shortfall } from "../../rules/club/ways.ts";
import { isBest, isFinal, isTopFinal, type ShowClass, type ShowSystem } from "./awards.ts";
import type { CountedFact } from "./counted-facts.ts";
import { judgeKey, type ShowResult } from "./result.ts";

interface Step {
  readonly title: string;
  /** Which certificates count; null where points do. */
  readonly award: string | null;
  /** Also a top final after the title before (TICA's titles above GRC; no condition can say "after"). */
  readonly topAfter?: true;
}

interface Ladder {
  readonly system: ShowSystem;
  readonly showClass: ShowClass;
  readonly steps: readonly Step[];
}

const steps = (text: string): Step[] =>
  text.split(" ").map((one) => {
    const [title = "", award] = one.split(":");
    return { title, award: award ?? null };
  });

/** From the lowest title to the highest, each with its certificate. */
const LADDERS: readonly Ladder[] = [
  { system: "FIFe", showClass: "kitten", steps: steps("KCH:CACC") },
  { system: "FIFe", showClass: "junior", steps: steps("JCH:CACJ") },
  { system: "FIFe", showClass: "adult", steps: steps("CH:CAC IC:CACIB GIC:CAGCIB SC:CACS") },
  { system: "FIFe", showClass: "neuter", steps: steps("PR:CAP IP:CAPIB GIP:CAGPIB SP:CAPS") },
  {
    system: "TICA",
    showClass: "adult",
    steps: [
      ...steps("CH GRC"),
      ...steps("DGC TGC QGC").map((step) => ({ ...step, topAfter: true as const })),
      ...steps("SGC"),
    ],
  },
  { system: "TICA", showClass: "neuter", steps: steps("CHA GCA") },
  { system: "TICA", showClass: "household", steps: steps("MS GRM") },
  {
    system: "WCF",
    showClass: "adult",
    steps: steps("CH:CAC IC:CACIB GIC:CAGCIB EC:CACE GEC:CAGCE WC:CACM"),
  },
];

export interface ReachedTitle {
  readonly title: string;
  readonly system: ShowSystem;
  readonly showClass: ShowClass;
  /** Of the show on which it was reached. */
  readonly day: string;
  /** The rules that it satisfies. */
  readonly rules: readonly ClubRule[];
  /** The facts that the rules were asked about. */
  readonly facts: ClubFacts;
  /** The results that it rests on, the oldest first. */
  readonly results: readonly ShowResult[];
}

export interface Missing extends Omit<Shortfall, "fact"> {
  readonly fact: CountedFact;
}

export interface NextTitle {
  readonly title: string;
  readonly system: ShowSystem;
  readonly showClass: ShowClass;
  readonly award: string | null;
  readonly missing: readonly Missing[];
}

export interface FollowingTitles {
  readonly reached: readonly ReachedTitle[];
  /** One for each class in which the cat was shown and has a title above it. */
  readonly next: readonly NextTitle[];
}

export interface Shown {
  readonly results: readonly ShowResult[];
  /** Titles that the cat has, whatever they rest on. */
  readonly held: readonly string[];
  /** Null if the day is not known: then the class says whether the cat was old enough. */
  readonly born: string | null;
  readonly packs: readonly ClubPack[];
  readonly today: string;
}

export function titlesOf(shown: Shown): FollowingTitles {
  const found = LADDERS.map((ladder) => climb(ladder, shown));
  return {
    reached: found.flatMap(({ reached }) => reached),
    next: found.flatMap(({ next }) => next ?? []),
  };
}

function climb({ system, showClass, steps: all }: Ladder, shown: Shown) {
  const of = { system, showClass };
  const own = shown.results
    .filter((each) => each.system === system && each.showClass === showClass)
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.id - b.id));
  if (own.length === 0) return { reached: [], next: null };
  const reached: ReachedTitle[] = [];
  let last: { day: string } | null = null;
  let highest = -1;
  for (const [at, step] of all.entries()) {
    const found = reachedBy(step, own, last, { ...shown, ...of });
    if (found) reached.push({ ...found, ...of, title: step.title });
    if (found || shown.held.includes(step.title)) highest = at;
    // A title that was entered without results has no day after which a final would have to be.
    last = found ?? (shown.held.includes(step.title) ? { day: "" } : null);
  }
  const next = all[highest + 1];
  if (!next) return { reached, next: null };
  const { title, award } = next;
  const before = all[highest];
  const dayBefore = before ? (reached.find((each) => each.title === before.title)?.day ?? "") : "";
  const missing = missingFor(next, own, dayBefore, { ...shown, ...of });
  return { reached, next: missing && { ...of, title, award, missing } };
}

export interface Counted {
  readonly results: readonly ShowResult[];
  /** Also a top final after the title below is asked for, and there is none. */
  readonly lacksTop: boolean;
}

/** The results until a day that count towards a title: those of its class, and its certificates. All, if none gives it. */
export function countedFor(system: ShowSystem, title: string, shown: Shown, day: string): Counted {
  const until = shown.results.filter((each) => each.system === system && each.day <= day);
  const ladder = LADDERS.find(
    (each) => each.system === system && each.steps.some((step) => step.title === title),
  );
  if (!ladder) return { results: until, lacksTop: false };
  const at = ladder.steps.findIndex((step) => step.title === title);
  const { award, topAfter } = ladder.steps[at]!;
  const results = until.filter(
    (each) => each.showClass === ladder.showClass && (award === null || each.award === award),
  );
  const below = ladder.steps[at - 1]?.title;
  const { reached } = climb(ladder, { ...shown, results: until });
  const dayBefore = reached.find((each) => each.title === below)?.day ?? "";
  return { results, lacksTop: topAfter === true && !hasTopAfter(results, dayBefore) };
}

type Asked = Shown & { readonly system: ShowSystem };

/** The first day on which all results until then satisfy the rules of that day. */
function reachedBy(
  step: Step,
  own: readonly ShowResult[],
  before: { readonly day: string } | null,
  asked: Asked,
): Pick<ReachedTitle, "day" | "rules" | "facts" | "results"> | null {
  if (step.topAfter && before === null) return null;
  const counted = own.filter(({ award }) => step.award === null || award === step.award);
  for (const day of new Set(counted.map((each) => each.day))) {
    const results = counted.filter((each) => each.day <= day);
    if (step.topAfter && !hasTopAfter(results, before!.day)) continue;
    const facts = factsOf(step.title, results, day, asked);
    const rules = rulesOf(asked, day);
    if (rules.some(({ when }) => truthOf(when, facts).truth !== false)) continue;
    return { day, rules: rules.filter((rule) => concerns(rule, facts)), facts, results };
  }
  return null;
}

function missingFor(step: Step, own: readonly ShowResult[], dayBefore: string, asked: Asked) {
  const results = own.filter(({ award }) => step.award === null || award === step.award);
  const facts = factsOf(step.title, results, asked.today, asked);
  const way = shortestWayPast(
    rulesOf(asked, asked.today).map(({ when }) => when),
    facts,
  );
  // A test holds that the rules on titles name no other facts.
  const missing = way as readonly Missing[] | null;
  if (missing === null || !step.topAfter || hasTopAfter(results, dayBefore)) return missing;
  const have = Number(facts["top_n"]);
  return [...missing, { fact: "top_n" as const, have, need: have + 1 }];
}

const hasTopAfter = (results: readonly ShowResult[], day: string): boolean =>
  results.some((each) => isTopFinal(each.award) && each.day > day);

/** Those of the day on titles. */
export function rulesOf(
  { packs, system }: Pick<Asked, "packs" | "system">,
  day: string,
): ClubRule[] {
  return (packOf(packs, system, day)?.rules ?? []).filter(
    ({ subjects, verdict }) => subjects.includes("title") && verdict === "block",
  );
}

/** Whether the rule would have anything to say of this title on this day. */
function concerns({ when }: ClubRule, { title, date, isolated }: ClubFacts): boolean {
  return truthOf(when, { title, date, isolated }).truth !== false;
}

/** Regions are counted as countries: of a cat shown in two regions of one country the club decides. */
export function factsOf(
  title: string,
  results: readonly ShowResult[],
  day: string,
  { born }: Pick<Asked, "born">,
): ClubFacts {
  const countries = new Set(results.map(({ country }) => country)).size;
  const count = (is: (award: string) => boolean) => results.filter(({ award }) => is(award)).length;
  return {
    title,
    date: day,
    age_mo: born === null ? OLD_ENOUGH : monthsBetween(born, day),
    certs_n: results.length,
    judges_n: new Set(results.map(({ judge }) => judgeKey(judge))).size,
    countries_n: countries,
    regions_n: countries,
    points: results.reduce((sum, { points }) => sum + (points ?? 0), 0),
    finals_n: count(isFinal),
    top_n: count(isTopFinal),
    best_n: count(isBest),
  };
}

/** Of a kitten there is no result that counts in TICA. */
const OLD_ENOUGH = 8;
