/** Which facts a seller has to be asked for so that the rules of a place can be judged at all. */
import { type Detail, DETAILS } from "../market/seller-details.ts";
import { holds, isOutgrown, type Question } from "./evaluate.ts";
import { regionsOf } from "./regions.ts";
import type { Condition, Facts, Pack, Rule } from "./rule.ts";
import { isRuledOut } from "./truth.ts";

type Details = readonly Detail[];

/** The items that rules want printed. What every ad shows by itself has no entry. */
const DETAILS_OF_ITEM: Readonly<Record<string, Details>> = {
  licence_no: ["permit_no"],
  reg_no: ["permit_no"],
  siren: ["permit_no"],
  authority: ["permit_authority"],
  phone: ["phone"],
  address: ["address"],
  chip: ["shows_chip"],
  dam_chip: ["shows_dam_chip"],
  origin: ["origin_id"],
  birthplace: ["origin_id"],
  abroad: ["origin_id"],
  vaccinated: ["vaccinated"],
  litter_no: ["litter_no"],
  litter_size: ["litter_size", "litter_size_unknown"],
  females: ["females"],
  litters: ["litters_12m"],
  appearance_of: ["type_of"],
};

/** What the registry does not know, or not for sure: whoever breeds with other clubs too has more litters than it counts. */
const DETAIL_OF_FACT: Readonly<Record<string, Detail>> = {
  permit: "permit_no",
  females: "females",
  litters_12m: "litters_12m",
  animals_12m: "animals_12m",
  hybrid: "generation",
  chip_on: "chip_on",
  state: "state",
  delivery: "delivers",
  sold_unseen: "sold_unseen",
  vet_advice: "vet_early",
  vet_statement: "vet_early",
  vet_exempt: "vet_no_chip",
  one_named_cat: "cannot_stay",
  cannot_stay: "cannot_stay",
};

/** What the registry knows, and no form of an ad changes. */
const FIXED = ["born", "hybrid", "pedigree", "traits", "bred_by_seller"] as const;

export interface Asking extends Question {
  /** Of a breed that may, so that the question is none to laugh at. */
  readonly mayLackWhiskers?: boolean;
}

/** What the form of an ad asks a seller of that country for, whichever region the cat is in: a region is chosen in the same form. */
export function asksOf(packs: readonly Pack[], asking: Asking, country: string): Detail[] {
  const places = [country, ...regionsOf(country)];
  const { facts, mayLackWhiskers = false } = asking;
  const fixed: Facts = Object.fromEntries(FIXED.map((fact) => [fact, facts[fact]]));
  const about = { ...asking, facts: fixed, places, mayLackWhiskers };
  const rules = packs
    .filter((pack) => places.some((place) => holds(pack, { ...asking, place })))
    .flatMap((pack) => pack.rules)
    .filter((rule) => !rule.plan || asking.turnedOn?.has(rule.id))
    .filter((rule) => !isOutgrown(rule, facts.born, asking.day))
    // Whoever has a cattery is no private person, whatever the form says.
    .filter((rule) => rule.who !== "P" || asking.seller !== "B");
  const asked = new Set(rules.flatMap((rule) => detailsOf(rule, about)));
  return DETAILS.filter((detail) => asked.has(detail));
}

interface About extends Question {
  readonly places: readonly string[];
  readonly mayLackWhiskers: boolean;
}

/**
 * What a hand-over needs is asked at the hand-over. An age is decided in the ad, from the day the cat may move, and so is that it
 * is an exception.
 */
function detailsOf({ who, on, age_rule, when, unless }: Rule, about: About): Detail[] {
  if (isNeverTrue(when, about)) return [];
  const isForKinds = who === "L" || who === "S";
  const isAhead = on === "HND";
  const conditions = [
    ...(on === "AD" || (isAhead && age_rule) ? [when] : []),
    ...((on === "AD" || isAhead) && unless ? [unless] : []),
  ];
  const details = conditions.flatMap((condition) => wantedIn(condition, about));
  return isForKinds ? ["sells_as", ...details] : details;
}

function wantedIn(condition: Condition, about: About): Details {
  if (isNeverTrue(condition, about)) return [];
  if ("all" in condition) return condition.all.flatMap((each) => wantedIn(each, about));
  if ("any" in condition) return condition.any.flatMap((each) => wantedIn(each, about));
  if ("not_shown" in condition)
    return condition.not_shown.flatMap((item) => DETAILS_OF_ITEM[item] ?? []);
  if ("shown" in condition) return DETAILS_OF_ITEM[condition.shown] ?? [];
  if ("seller" in condition) return ["sells_as"];
  if ("trait" in condition) return condition.trait.includes("nowhiskers") ? ["no_whiskers"] : [];
  return "fact" in condition ? oneOf(DETAIL_OF_FACT[condition.fact]) : [];
}

const oneOf = (detail: Detail | undefined): Details => (detail === undefined ? [] : [detail]);

/** It is about another country, or what the registry knows of the cat decides it. */
function isNeverTrue(condition: Condition, about: About): boolean {
  if ("all" in condition) return condition.all.some((each) => isNeverTrue(each, about));
  if ("any" in condition) return condition.any.every((each) => isNeverTrue(each, about));
  if ("place" in condition) return !about.places.includes(condition.place);
  if ("trait" in condition && condition.trait.includes("nowhiskers") && about.mayLackWhiskers)
    return false;
  const isFixed = "trait" in condition || ("fact" in condition && condition.fact in about.facts);
  return isFixed && isRuledOut(condition, about);
}
