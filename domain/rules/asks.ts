/** Which facts a seller has to be asked for so that the rules of a place can be judged at all. */
import { type Detail, DETAILS } from "../market/seller-details.ts";
import { holds, isOutgrown, type Question } from "./evaluate.ts";
import { regionsOf } from "./regions.ts";
import type { Condition, Pack, Rule } from "./rule.ts";

/** The items that rules want printed. What every ad shows by itself has no entry. */
const DETAIL_OF_ITEM: Readonly<Record<string, Detail>> = {
  licence_no: "permit_no",
  reg_no: "permit_no",
  siren: "permit_no",
  authority: "permit_authority",
  phone: "phone",
  address: "address",
  chip: "shows_chip",
  dam_chip: "shows_dam_chip",
  origin: "origin_id",
  birthplace: "origin_id",
  litter_no: "litter_no",
  litter_size: "litter_size",
  females: "females",
  litters: "litters_12m",
};

/** What the registry does not know. Litters registered here it counts itself. */
const DETAIL_OF_FACT: Readonly<Record<string, Detail>> = {
  permit: "permit_no",
  females: "females",
  animals_12m: "animals_12m",
};

/** Facts that nobody says, so that what they are joined with need not be asked either. */
const NEVER_KNOWN: ReadonlySet<string> = new Set(["sold_unseen"]);

/** Items that ads of this site cannot say: whether they are missing is unknown, and no rule fires on them. */
export const ITEMS_NOT_ASKED = ["abroad", "appearance_of", "vaccinated"] as const;

/** What the form of an ad asks a seller of that country for, whichever region the cat is in: a region is chosen in the same form. */
export function asksOf(packs: readonly Pack[], question: Question, country: string): Detail[] {
  const places = [country, ...regionsOf(country)];
  const rules = packs
    .filter((pack) => places.some((place) => holds(pack, { ...question, place })))
    .flatMap((pack) => pack.rules)
    .filter((rule) => !rule.plan || question.turnedOn?.has(rule.id))
    .filter((rule) => !isOutgrown(rule, question.facts.born, question.day));
  const asked = new Set(rules.flatMap(detailsOf));
  return DETAILS.filter((detail) => asked.has(detail));
}

function detailsOf(rule: Rule): Detail[] {
  const isForKinds = rule.who === "L" || rule.who === "S";
  const conditions = [rule.when, ...(rule.unless ? [rule.unless] : [])];
  const details = rule.on === "AD" ? conditions.flatMap(wantedIn) : [];
  return isForKinds ? ["sells_as", ...details] : details;
}

function wantedIn(condition: Condition): Detail[] {
  if ("all" in condition)
    return condition.all.some(isNeverKnown) ? [] : condition.all.flatMap(wantedIn);
  if ("any" in condition) return condition.any.flatMap(wantedIn);
  if ("not_shown" in condition)
    return condition.not_shown.flatMap((item) => DETAIL_OF_ITEM[item] ?? []);
  if ("shown" in condition) return oneOf(DETAIL_OF_ITEM[condition.shown]);
  if ("seller" in condition) return ["sells_as"];
  return "fact" in condition ? oneOf(DETAIL_OF_FACT[condition.fact]) : [];
}

const oneOf = (detail: Detail | undefined): Detail[] => (detail === undefined ? [] : [detail]);

const isNeverKnown = (condition: Condition): boolean =>
  "fact" in condition && NEVER_KNOWN.has(condition.fact);
