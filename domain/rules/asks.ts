/** Which facts a seller has to be asked for so that the rules of a place can be judged at all. */
import { type Detail, DETAILS } from "../market/seller-details.ts";
import { holds, type Question } from "./evaluate.ts";
import { regionsOf } from "./regions.ts";
import type { Condition, Pack, Rule } from "./rule.ts";

/** By the items that rules want printed, and by facts. What nobody needs to be asked has no entry. */
const DETAIL_OF: Readonly<Record<string, Detail>> = {
  licence_no: "permit_no",
  reg_no: "permit_no",
  siren: "permit_no",
  permit: "permit_no",
  authority: "permit_authority",
  phone: "phone",
  address: "address",
  chip: "shows_chip",
  origin: "origin_id",
  litter_no: "litter_no",
};

/** Items that ads of this site cannot say: whether they are missing is unknown, and no rule fires on them. */
export const ITEMS_NOT_ASKED = [
  "abroad",
  "appearance_of",
  "birthplace",
  "book",
  "dam_chip",
  "females",
  "litter_size",
  "litters",
  "vaccinated",
] as const;

/** What the form of an ad asks a seller of that country for, whichever region the cat is in: a region is chosen in the same form. */
export function asksOf(packs: readonly Pack[], question: Question, country: string): Detail[] {
  const places = [country, ...regionsOf(country)];
  const rules = packs
    .filter((pack) => places.some((place) => holds(pack, { ...question, place })))
    .flatMap((pack) => pack.rules)
    .filter((rule) => !rule.plan || question.turnedOn?.has(rule.id));
  const asked = new Set(rules.flatMap(detailsOf));
  return DETAILS.filter((detail) => asked.has(detail));
}

function detailsOf(rule: Rule): Detail[] {
  const isForKinds = rule.who === "L" || rule.who === "S";
  const items = [rule.when, ...(rule.unless ? [rule.unless] : [])].flatMap((condition) =>
    rule.on === "AD" ? wantedIn(condition) : [],
  );
  const details = items.flatMap((item) => (item === SELLER ? "sells_as" : (DETAIL_OF[item] ?? [])));
  return isForKinds ? ["sells_as", ...details] : details;
}

const SELLER = "seller";

function wantedIn(condition: Condition): string[] {
  if ("all" in condition) return condition.all.flatMap(wantedIn);
  if ("any" in condition) return condition.any.flatMap(wantedIn);
  if ("not_shown" in condition) return [...condition.not_shown];
  if ("shown" in condition) return [condition.shown];
  if ("seller" in condition) return [SELLER];
  return "fact" in condition && condition.fact === "permit" ? ["permit"] : [];
}
