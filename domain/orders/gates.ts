/** What must be so before a reserved cat is handed over: its age, its chip, its vaccinations. */
import { evaluate, openRules, type Question, rulesFor } from "../rules/evaluate.ts";
import { factsIn } from "../rules/facts-in.ts";
import { isAboutPapers } from "./papers.ts";
import { type Region, regionsOf } from "../rules/regions.ts";
import type { Pack, Rule, VerdictWord } from "../rules/rule.ts";

export const GATE_KINDS = ["age", "chip", "vaccination", "other"] as const;
export type GateKind = (typeof GATE_KINDS)[number];

/** `missing` keeps the cat from being handed over; `advised` is what a rule recommends, or what the site cannot decide. */
export const GATE_STATES = ["passed", "missing", "advised", "not_asked"] as const;
export type GateState = (typeof GATE_STATES)[number];

export interface Gate {
  readonly kind: GateKind;
  readonly state: GateState;
  /** Null: of the ad itself, or nobody asks. */
  readonly rule: Rule | null;
  /** The facts that decided it; `?born` is one that nobody knows, without which it cannot be decided. */
  readonly values: readonly string[];
  /** Where alone the rule holds, while nobody has said whether the cat is there. */
  readonly region?: Region;
}

const CHIP: ReadonlySet<string> = new Set(["chip", "registered"]);
const VACCINATION: ReadonlySet<string> = new Set([
  "vaccinated",
  "vaccinations",
  "vaccinated_on",
  "rabies_on",
]);

/** Each gate by its rule; a kind that no rule asks for is there too. @param question with the event `HND` */
export function gatesOf(packs: readonly Pack[], question: Question): Gate[] {
  const fired = new Map(evaluate(packs, question).fired.map((each) => [each.rule, each]));
  const open = new Map(openRules(packs, question).map(({ rule, unknown }) => [rule, unknown]));
  const byRule = rulesFor(packs, question).flatMap((rule): Gate[] => {
    const isHere = isOnlyForAbroad(rule) && question.facts["cross_border"] !== true;
    if (isHere && question.facts["cross_border"] === false) return [];
    const kind = kindOf(rule);
    const found = fired.get(rule);
    const unknown = isHere ? undefined : open.get(rule);
    if (kind === "other" && !found && !unknown && !isAboutPapers(rule)) return [];
    const decided = found?.values ?? unknown?.map((fact) => `?${fact}`) ?? [];
    // Also where another of its facts has decided the rule: its age is still open.
    const isAgeOpen = found && kind === "age" && question.facts.born === undefined;
    const values = isAgeOpen ? [...decided, "?born"] : decided;
    return [{ kind, rule, state: stateOf(rule, question, found, unknown), values }];
  });
  const gates = [readyGate(question), ...byRule];
  const unasked = GATE_KINDS.filter(
    (kind) => kind !== "other" && gates.every((gate) => gate.kind !== kind),
  );
  return [
    ...gates,
    ...unasked.map((kind): Gate => ({ kind, state: "not_asked", rule: null, values: [] })),
  ].toSorted((one, other) => GATE_KINDS.indexOf(one.kind) - GATE_KINDS.indexOf(other.kind));
}

/** As `gatesOf`; where the region is not known, what each region asks is advised, and keeps no cat. */
export function gatesInRegions(packs: readonly Pack[], question: Question): Gate[] {
  const gates = gatesOf(packs, question);
  const known = new Set(gates.map(({ rule }) => rule));
  const regional = regionsOf(question.place ?? "").flatMap((region) =>
    gatesOf(packs, { ...question, place: region })
      .filter(({ rule }) => !known.has(rule))
      .map((gate): Gate => ({
        ...gate,
        region,
        state: gate.state === "missing" ? "advised" : gate.state,
      })),
  );
  const asked = new Set(regional.map(({ kind }) => kind));
  return [
    ...gates.filter(({ kind, state }) => state !== "not_asked" || !asked.has(kind)),
    ...regional,
  ].toSorted((one, other) => GATE_KINDS.indexOf(one.kind) - GATE_KINDS.indexOf(other.kind));
}

export function arePassed(gates: readonly Gate[]): boolean {
  return gates.every(({ state }) => state !== "missing");
}

/** The day from which the seller's ad lets the cat move. */
function readyGate({ facts: { ready_on }, day }: Question): Gate {
  const isReady = ready_on === undefined || ready_on <= day;
  return {
    kind: "age",
    state: isReady ? "passed" : "missing",
    rule: null,
    values: ready_on === undefined ? [] : [`ready_on=${ready_on}`],
  };
}

function stateOf(
  rule: Rule,
  { facts }: Question,
  found: { readonly verdict: VerdictWord } | undefined,
  unknown: readonly string[] | undefined,
): GateState {
  // An exception that the seller claims has made it milder.
  const isGate = kindOf(rule) !== "other" || isAboutPapers(rule);
  const asks = (found ?? rule).verdict === "refuse" && isGate;
  if (found) return asks ? "missing" : "advised";
  const isUnknown = kindOf(rule) === "age" && facts.born === undefined;
  if (!isUnknown) return unknown ? "advised" : "passed";
  return asks ? "missing" : "advised";
}

/** What it asks, it does not ask of a cat that stays in its country. */
function isOnlyForAbroad({ when }: Rule): boolean {
  return "all" in when && when.all.some((part) => "fact" in part && part.fact === "cross_border");
}

function kindOf(rule: Rule): GateKind {
  const facts = factsIn(rule.when);
  if (facts.some((fact) => VACCINATION.has(fact))) return "vaccination";
  if (facts.some((fact) => CHIP.has(fact))) return "chip";
  return rule.age_rule ? "age" : "other";
}
