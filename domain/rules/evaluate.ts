import { addMonths } from "../calendar.ts";
import {
  VERDICTS,
  type EventKind,
  type Facts,
  type Pack,
  type Rule,
  type SellerKind,
  type VerdictWord,
} from "./rule.ts";
import { isSeller, truth, unknownIn } from "./truth.ts";

export interface Question {
  /** Of the seller: `FR`, `GB-ENG`; null if unknown. */
  readonly place: string | null;
  readonly buyerPlace?: string | null;
  readonly seller: SellerKind;
  /** A breeder or private person who holds a licence, or sells as a business: the rules for `L` hold too. */
  readonly isLicensed?: boolean;
  readonly event: EventKind;
  readonly day: string;
  readonly facts: Facts;
  /** Packs of clubs and platforms, and ids of planned rules, that the operator has turned on. */
  readonly turnedOn?: ReadonlySet<string>;
}

interface Fired {
  readonly rule: Rule;
  readonly verdict: VerdictWord;
  /** The facts on which it fired. */
  readonly values: readonly string[];
}

interface Verdict {
  readonly verdict: VerdictWord;
  readonly fired: readonly Fired[];
}

/** A cat is no kitten, and of no litter on offer, from then on. */
const GROWN_MONTHS = 12;

/** The strictest verdict of all rules that hold for the place, and each rule that fired. */
export function evaluate(packs: readonly Pack[], question: Question): Verdict {
  const fired = packs
    .filter((pack) => holds(pack, question))
    .flatMap(({ rules }) => rules.flatMap((rule) => fire(rule, question) ?? []));
  const strictest = Math.max(0, ...fired.map(({ verdict }) => VERDICTS.indexOf(verdict)));
  return { verdict: VERDICTS[strictest]!, fired };
}

/** Whether a pack is the seller’s, the buyer’s, or one that the operator has turned on. */
export function holds({ id, place, members, except }: Pack, question: Question): boolean {
  if (place === undefined) return question.turnedOn?.has(id) ?? false;
  return [question.place, question.buyerPlace].some(
    (where) =>
      where != null &&
      !except?.includes(where) &&
      (where === place ||
        where.startsWith(`${place}-`) ||
        (members?.includes(countryOf(where)) ?? false)),
  );
}

/** `GB-WLS` is in `GB`. */
export const countryOf = (place: string): string => place.split("-", 1)[0]!;

/** The rules that apply to such a sale, whether it keeps to them or not. */
export function rulesFor(packs: readonly Pack[], question: Question): Rule[] {
  return packs
    .filter((pack) => holds(pack, question))
    .flatMap(({ rules }) => rules.filter((rule) => momentOf(rule, question) !== null));
}

function fire(rule: Rule, question: Question): Fired | null {
  const at = momentOf(rule, question);
  if (!at) return null;
  const met = metBy(rule, at);
  if (!met) return null;
  const { isProven, claims } = exceptionOf(rule, at);
  if (isProven) return null;
  const verdict = at.isAhead && !rule.age_rule ? "warn" : rule.verdict;
  const rests = met.isDoubted || claims.length > 0;
  return {
    rule,
    verdict: rests && verdict === "refuse" ? "evidence" : verdict,
    values: [...met.values, ...claims],
  };
}

/** Null if the rule's condition is not met. What only the seller's word keeps from meeting it is doubted: the evidence is asked for. */
function metBy(
  { when }: Rule,
  at: Moment,
): { readonly values: readonly string[]; readonly isDoubted: boolean } | null {
  const values: string[] = [];
  const is = truth(when, at, values);
  if (is !== false) return is ? { values, isDoubted: false } : null;
  const { claimed = [] } = at.facts;
  const said = claimed.filter((fact) => at.facts[fact] !== undefined && at.facts[fact] !== null);
  if (said.length === 0) return null;
  const lacking = { ...at.facts, ...Object.fromEntries(said.map((fact) => [fact, null])) };
  const doubted: string[] = [];
  if (truth(when, { ...at, facts: lacking }, doubted) !== true) return null;
  return {
    values: doubted.map((value) => {
      const fact = value.split("=", 1)[0]!;
      return said.includes(fact) ? `${fact}=${String(at.facts[fact])}` : value;
    }),
    isDoubted: true,
  };
}

export interface Open {
  readonly rule: Rule;
  /** The facts that would decide it, which nobody has said. */
  readonly unknown: readonly string[];
}

/** The rules that nothing known decides, of those that are decided now: what a hand-over needs is known at the hand-over. */
export function openRules(packs: readonly Pack[], question: Question): Open[] {
  return rulesFor(packs, question).flatMap((rule) => {
    const at = momentOf(rule, question)!;
    if (at.isAhead && !rule.age_rule) return [];
    if (truth(rule.when, at, []) !== undefined) return [];
    if (exceptionOf(rule, at).isProven) return [];
    return [{ rule, unknown: unknownIn(rule.when, at) }];
  });
}

interface Exception {
  readonly isProven: boolean;
  /** The facts by which it holds on the seller's word alone. */
  readonly claims: readonly string[];
}

function exceptionOf({ unless }: Rule, at: Moment): Exception {
  const none = { isProven: false, claims: [] };
  if (!unless) return none;
  const { claimed = [] } = at.facts;
  const known = { ...at.facts, ...Object.fromEntries(claimed.map((fact) => [fact, undefined])) };
  if (truth(unless, { ...at, facts: known }, []) === true) return { isProven: true, claims: [] };
  const values: string[] = [];
  if (truth(unless, at, values) !== true) return none;
  const isUsed = (fact: string) => values.some((value) => value.startsWith(`${fact}=`));
  return { isProven: false, claims: claimed.filter(isUsed) };
}

interface Moment extends Question {
  readonly tested: string;
  readonly isAhead: boolean;
}

/**
 * Null if the rule does not apply. What a hand-over needs is known at the ad: an age is decided by the day the cat may
 * move, all else only warned of.
 */
function momentOf(rule: Rule, question: Question): Moment | null {
  const { event, day, facts, turnedOn } = question;
  const isAhead = rule.on === "HND" && (event === "AD" || event === "RES");
  if (rule.on !== event && !isAhead) return null;
  if (rule.plan && !turnedOn?.has(rule.id)) return null;
  if (rule.since !== undefined && day < rule.since) return null;
  if (rule.who !== "A" && !isSeller(rule.who, question)) return null;
  const at: Moment = { ...question, isAhead, tested: isAhead ? (facts.ready_on ?? day) : day };
  return isOutgrown(rule, facts.born, at.tested) ? null : at;
}

/** Whether it is about kittens or litters, and the cat is grown. */
export function isOutgrown(rule: Rule, born: string | undefined, day: string): boolean {
  if (rule.object === "C" || rule.on === "BRD") return false;
  return born !== undefined && addMonths(born, GROWN_MONTHS) <= day;
}
