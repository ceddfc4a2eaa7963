/** Whether a condition of a rule is met: true, false, or undefined where a fact is unknown. */
import { addMonths, daysBetween } from "../calendar.ts";
import type { Condition, Facts, SellerKind } from "./rule.ts";

export interface At {
  readonly place: string | null;
  readonly seller: SellerKind;
  readonly isLicensed?: boolean;
  readonly day: string;
  /** The day on which ages count. */
  readonly tested: string;
  readonly facts: Facts;
}

/** `values` collects what made it true. */
export function truth(condition: Condition, at: At, values: string[]): boolean | undefined {
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

export function isSeller(
  kind: SellerKind,
  { seller, isLicensed }: Pick<At, "seller" | "isLicensed">,
): boolean {
  return kind === seller || (kind === "L" && isLicensed === true);
}

/** Undefined before there is an ad. */
const shownTruth = (item: string, { shows }: Facts): boolean | undefined => shows?.includes(item);

function missingTruth(items: readonly string[], facts: Facts, values: string[]) {
  const truths = items.map((item) => shownTruth(item, facts));
  values.push(...items.filter((_, at) => truths[at] === false).map((item) => `-${item}`));
  return truths.includes(false) ? true : truths.includes(undefined) ? undefined : false;
}

function everyOne(conditions: readonly Condition[], at: At, values: string[]) {
  const parts = conditions.map((each) => withValues(each, at));
  const truths = parts.map(({ is }) => is);
  if (truths.includes(false)) return false;
  if (truths.includes(undefined)) return undefined;
  values.push(...parts.flatMap((part) => part.values));
  return true;
}

/** Only what is true has decided it. */
function anyOne(conditions: readonly Condition[], at: At, values: string[]) {
  const parts = conditions.map((each) => withValues(each, at));
  const met = parts.filter(({ is }) => is === true);
  values.push(...met.flatMap((part) => part.values));
  if (met.length > 0) return true;
  return parts.some(({ is }) => is === undefined) ? undefined : false;
}

function withValues(condition: Condition, at: At) {
  const values: string[] = [];
  return { is: truth(condition, at, values), values };
}

type Of<Key extends string> = Extract<Condition, Readonly<Record<Key, unknown>>>;

function ageTruth(bounds: Of<"age">["age"], { facts, tested }: At, values: string[]) {
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

function sinceTruth({ since, below, above_months }: Of<"since">, at: At, values: string[]) {
  const from = at.facts[since];
  if (typeof from !== "string") return undefined;
  values.push(`${since}=${from}`);
  return below === undefined
    ? at.day > addMonths(from, above_months!)
    : daysBetween(from, at.day) < below;
}

function betweenTruth({ between, below }: Of<"between">, { facts }: At, values: string[]) {
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

/** The facts that a condition waits for. */
export function unknownIn(condition: Condition, at: At): string[] {
  if (truth(condition, at, []) !== undefined) return [];
  const parts = "all" in condition ? condition.all : "any" in condition ? condition.any : null;
  if (parts) return [...new Set(parts.flatMap((part) => unknownIn(part, at)))];
  if ("age" in condition) return ["born"];
  if ("since" in condition) return [condition.since];
  if ("between" in condition) return condition.between.filter((fact) => !at.facts[fact]);
  return "fact" in condition ? [condition.fact] : [];
}

/** Whether what is known and never changes already decides that it is not met. */
export function isRuledOut(condition: Condition, asked: Omit<At, "tested">): boolean {
  return truth(condition, { ...asked, tested: asked.day }, []) === false;
}
