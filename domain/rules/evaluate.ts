import { addMonths, daysBetween } from "../calendar.ts";
import {
  VERDICTS,
  type Condition,
  type EventKind,
  type Facts,
  type Pack,
  type Rule,
  type SellerKind,
  type VerdictWord,
} from "./rule.ts";

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
  const values: string[] = [];
  if (truth(rule.when, at, values) !== true) return null;
  const { isProven, claims } = exceptionOf(rule, at);
  if (isProven) return null;
  const verdict = at.isAhead && !rule.age_rule ? "warn" : rule.verdict;
  return {
    rule,
    verdict: claims.length > 0 && verdict === "refuse" ? "evidence" : verdict,
    values: [...values, ...claims],
  };
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
  /** The day on which ages count. */
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

/** Undefined where a fact is unknown. `values` collects what made it true. */
function truth(condition: Condition, at: Moment, values: string[]): boolean | undefined {
  if ("all" in condition) return everyOne(condition.all, at, values);
  if ("any" in condition) return anyOne(condition.any, at, values);
  if ("seller" in condition) return isSeller(condition.seller, at);
  if ("place" in condition) return at.place === condition.place;
  if ("shown" in condition) return shownTruth(condition.shown, at.facts);
  if ("not_shown" in condition) return missingTruth(condition.not_shown, at.facts, values);
  if ("trait" in condition) {
    const found = at.facts.traits?.filter((trait) => condition.trait.includes(trait));
    values.push(...(found ?? []));
    return found && found.length > 0;
  }
  if ("age" in condition) return ageTruth(condition.age, at, values);
  if ("since" in condition) return sinceTruth(condition, at, values);
  if ("between" in condition) return betweenTruth(condition, at, values);
  return factTruth(condition, at.facts, values);
}

function isSeller(kind: SellerKind, { seller, isLicensed }: Question): boolean {
  return kind === seller || (kind === "L" && isLicensed === true);
}

/** Undefined where nobody could have said whether the ad shows it. */
function shownTruth(item: string, { shows, unasked }: Facts): boolean | undefined {
  if (shows?.includes(item)) return true;
  return unasked?.includes(item) ? undefined : shows && false;
}

function missingTruth(items: readonly string[], facts: Facts, values: string[]) {
  const truths = items.map((item) => shownTruth(item, facts));
  values.push(...items.filter((_, at) => truths[at] === false).map((item) => `-${item}`));
  return truths.includes(false) ? true : truths.includes(undefined) ? undefined : false;
}

function everyOne(conditions: readonly Condition[], at: Moment, values: string[]) {
  const parts = conditions.map((each) => withValues(each, at));
  const truths = parts.map(({ is }) => is);
  if (truths.includes(false)) return false;
  if (truths.includes(undefined)) return undefined;
  values.push(...parts.flatMap((part) => part.values));
  return true;
}

/** Only what is true has decided it. */
function anyOne(conditions: readonly Condition[], at: Moment, values: string[]) {
  const parts = conditions.map((each) => withValues(each, at));
  const met = parts.filter(({ is }) => is === true);
  values.push(...met.flatMap((part) => part.values));
  if (met.length > 0) return true;
  return parts.some(({ is }) => is === undefined) ? undefined : false;
}

function withValues(condition: Condition, at: Moment) {
  const values: string[] = [];
  return { is: truth(condition, at, values), values };
}

type Of<Key extends string> = Extract<Condition, Readonly<Record<Key, unknown>>>;

function ageTruth(bounds: Of<"age">["age"], { facts, tested }: Moment, values: string[]) {
  const { born } = facts;
  if (born === undefined) return undefined;
  if (bounds.unit === "days") {
    const days = daysBetween(born, tested);
    values.push(`age=${days}`);
    return within(days, bounds);
  }
  const { below, least, above } = bounds;
  values.push(`born=${born}`);
  if (below !== undefined) return tested < addMonths(born, Number(below));
  return least === undefined
    ? tested > addMonths(born, Number(above))
    : tested >= addMonths(born, Number(least));
}

function sinceTruth({ since, below, above_months }: Of<"since">, at: Moment, values: string[]) {
  const from = at.facts[since];
  if (typeof from !== "string") return undefined;
  values.push(`${since}=${from}`);
  return below === undefined
    ? at.day > addMonths(from, above_months!)
    : daysBetween(from, at.day) < below;
}

function betweenTruth({ between, below }: Of<"between">, { facts }: Moment, values: string[]) {
  const [from, to] = between.map((fact) => facts[fact]);
  if (typeof from !== "string" || typeof to !== "string") return undefined;
  values.push(`${between[0]}=${from}`, `${between[1]}=${to}`);
  return daysBetween(from, to) < below;
}

function factTruth(condition: Of<"fact">, facts: Facts, values: string[]): boolean | undefined {
  const value = facts[condition.fact];
  if (value === undefined || Array.isArray(value)) return undefined;
  values.push(`${condition.fact}=${value as string}`);
  if (condition.is === false) return value === false || value === null;
  if (condition.is !== undefined) return value === condition.is;
  if (condition.in) return condition.in.includes(value as string);
  return (typeof value === "number" || typeof value === "string") && within(value, condition);
}

function within(
  value: number | string,
  {
    below,
    least,
    most,
    above,
  }: {
    below?: number | string;
    least?: number | string;
    most?: number | string;
    above?: number | string;
  },
): boolean {
  return (
    (below === undefined || value < below) &&
    (least === undefined || value >= least) &&
    (most === undefined || value <= most) &&
    (above === undefined || value > above)
  );
}
