/** What decided a rule of a country, in words: the names of `domain/rules`, as `age=54`, `chip=false` or `fold`. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { dayFormats } from "./date-formats.ts";
import { languageTag, type Locale } from "./locale.ts";

const FACTS: Readonly<Record<string, typeof m.rule_fact_born>> = {
  price: m.rule_fact_price,
  born: m.rule_fact_born,
  chip: m.rule_fact_chip,
  pedigree: m.rule_fact_pedigree,
  bred_by_seller: m.rule_fact_bred_by_seller,
  neutered: m.rule_fact_neutered,
  litters_12m: m.rule_fact_litters_12m,
  dam_litters_12m: m.rule_fact_dam_litters_12m,
  dam_gap_days: m.rule_fact_dam_gap_days,
  females: m.seller_females,
  animals_12m: m.seller_animals_12m,
  breed_claimed: m.rule_fact_breed_claimed,
  cross_border: m.rule_fact_cross_border,
  vaccinated: m.rule_fact_vaccinated,
  vaccinations: m.rule_fact_vaccinations,
  vaccinated_on: m.rule_fact_vaccinated_on,
  rabies_on: m.rule_fact_rabies_on,
  registered: m.rule_fact_registered,
  fold: m.rule_fact_fold,
  nude: m.rule_fact_nude,
  permit: m.rule_fact_permit,
  one_named_cat: m.rule_fact_one_named_cat,
  cannot_stay: m.rule_fact_cannot_stay,
  vet_advice: m.rule_claim_early,
  vet_statement: m.rule_claim_early,
  vet_exempt: m.rule_claim_no_chip,
  site_ok: m.rule_fact_site_ok,
  register_checked: m.rule_fact_register_checked,
  hybrid: m.rule_fact_hybrid,
  chip_on: m.rule_fact_chip_on,
  state: m.rule_fact_state,
  sold_unseen: m.rule_fact_sold_unseen,
  delivery: m.rule_fact_delivery,
  cert_on: m.rule_fact_cert_on,
  buyer_hk: m.rule_fact_buyer_hk,
  buyer_extract: m.rule_fact_buyer_extract,
  vet_on: m.rule_fact_vet_on,
  weaned: m.rule_fact_weaned,
  into_gb: m.rule_fact_into_gb,
  parents_chipped: m.rule_fact_parents_chipped,
  online_order: m.rule_fact_online_order,
  got_for_breeding: m.rule_fact_got_for_breeding,
  nowhiskers: m.rule_fact_nowhiskers,
};

/** What an ad has to print, as `-phone` where it does not. Not an e-mail address, which ads of this site never show: a phone does as well. */
const ITEMS: Readonly<Record<string, typeof m.rule_item_phone>> = {
  phone: m.rule_item_phone,
  address: m.rule_item_address,
  age: m.rule_item_age,
  chip: m.rule_item_chip,
  origin: m.rule_item_origin,
  licence_no: m.rule_item_licence_no,
  reg_no: m.rule_item_reg_no,
  siren: m.rule_item_siren,
  authority: m.rule_item_authority,
  photo: m.rule_item_photo,
  photo_dam: m.rule_item_photo_dam,
  litter_no: m.rule_item_litter_no,
  litter_size: m.rule_item_litter_size,
  dam_chip: m.rule_item_dam_chip,
  birthplace: m.rule_item_origin,
  females: m.rule_item_females,
  litters: m.rule_item_litters,
  abroad: m.rule_item_origin,
  vaccinated: m.rule_item_vaccinated,
  appearance_of: m.rule_item_appearance_of,
};

/** Whoever has not ticked the box, or filled in the number, has said nothing of it. */
const BOXES: ReadonlySet<string> = new Set(["permit", "buyer_hk", "buyer_extract", "weaned"]);

/** The facts that would decide a rule, and that nobody has said. */
export function unknownWords(facts: readonly string[], locale: Locale): string {
  const words = facts.map((fact) => FACTS[fact]?.({}, { locale }) ?? fact);
  return m.rules_not_known({ facts: words.join(", ") }, { locale });
}

/** All that decided one rule; what is missing in the ad is one list, and so is what nobody knows (`?born`). */
export function ruleValuesWords(values: readonly string[], locale: Locale): string[] {
  const missing = values.flatMap((value) =>
    value.startsWith("-") ? (ITEMS[value.slice(1)] ?? []) : [],
  );
  const unknown = values.flatMap((value) => (value.startsWith("?") ? value.slice(1) : []));
  const items = [...new Set(missing)].map((word) => word({}, { locale })).join(", ");
  return [
    ...(missing.length > 0 ? [m.rules_not_in_ad({ items }, { locale })] : []),
    ...(unknown.length > 0 ? [unknownWords(unknown, locale)] : []),
    ...values.filter((value) => !/^[-?]/.test(value)).map((value) => ruleValueWords(value, locale)),
  ];
}

function ruleValueWords(value: string, locale: Locale): string {
  const [name, said] = value.split("=", 2) as [string, string | undefined];
  if (name === "age") return m.rules_age({ days: Number(said) }, { locale });
  const fact = FACTS[name]?.({}, { locale }) ?? name;
  if (said === undefined) return fact;
  const isUnsaid = said === "null" || (said === "false" && BOXES.has(name));
  return `${fact}: ${isUnsaid ? m.rules_not_said({}, { locale }) : saidInWords(said, locale)}`;
}

function saidInWords(said: string, locale: Locale): string {
  if (said === "true") return m.club_rules_yes({}, { locale });
  if (said === "false") return m.club_rules_no({}, { locale });
  if (/^\d{4}-\d{2}-\d{2}$/.test(said)) return dayFormats[locale].format(new Date(said));
  return said.replace(/^\d+/, (amount) =>
    new Intl.NumberFormat(languageTag(locale)).format(Number(amount)),
  );
}
