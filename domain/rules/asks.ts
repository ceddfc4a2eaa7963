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
  vet_advice: "vet_early",
  vet_statement: "vet_early",
  vet_exempt: "vet_no_chip",
  one_named_cat: "cannot_stay",
  cannot_stay: "cannot_stay",
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
    .filter((rule) => !isOutgrown(rule, question.facts.born, question.day))
    // Whoever has a cattery is no private person, whatever the form says.
    .filter((rule) => rule.who !== "P" || question.seller !== "B");
  const asked = new Set(rules.flatMap((rule) => detailsOf(rule, places)));
  return DETAILS.filter((detail) => asked.has(detail));
}

/** What a hand-over needs is asked at the hand-over; that the cat is an exception, already in the ad, which would be refused. */
function detailsOf(rule: Rule, places: readonly string[]): Detail[] {
  const isForKinds = rule.who === "L" || rule.who === "S";
  const conditions = [
    ...(rule.on === "AD" ? [rule.when] : []),
    ...((rule.on === "AD" || rule.on === "HND") && rule.unless ? [rule.unless] : []),
  ];
  const details = conditions.flatMap((condition) => wantedIn(condition, places));
  return isForKinds ? ["sells_as", ...details] : details;
}

function wantedIn(condition: Condition, places: readonly string[]): Detail[] {
  if (isNeverTrue(condition, places)) return [];
  if ("all" in condition) return condition.all.flatMap((each) => wantedIn(each, places));
  if ("any" in condition) return condition.any.flatMap((each) => wantedIn(each, places));
  if ("not_shown" in condition)
    return condition.not_shown.flatMap((item) => DETAIL_OF_ITEM[item] ?? []);
  if ("shown" in condition) return oneOf(DETAIL_OF_ITEM[condition.shown]);
  if ("seller" in condition) return ["sells_as"];
  return "fact" in condition ? oneOf(DETAIL_OF_FACT[condition.fact]) : [];
}

const oneOf = (detail: Detail | undefined): Detail[] => (detail === undefined ? [] : [detail]);

/** It rests on a fact that nobody says, or is about another country. */
function isNeverTrue(condition: Condition, places: readonly string[]): boolean {
  if ("all" in condition) return condition.all.some((each) => isNeverTrue(each, places));
  if ("any" in condition) return condition.any.every((each) => isNeverTrue(each, places));
  if ("place" in condition) return !places.includes(condition.place);
  return "fact" in condition && NEVER_KNOWN.has(condition.fact);
}
