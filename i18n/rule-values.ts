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
  breed_claimed: m.rule_fact_breed_claimed,
  cross_border: m.rule_fact_cross_border,
  vaccinated: m.rule_fact_vaccinated,
  vaccinations: m.rule_fact_vaccinations,
  vaccinated_on: m.rule_fact_vaccinated_on,
  rabies_on: m.rule_fact_rabies_on,
  registered: m.rule_fact_registered,
  fold: m.rule_fact_fold,
  nude: m.rule_fact_nude,
};

export function ruleValueWords(value: string, locale: Locale): string {
  const [name, said] = value.split("=", 2) as [string, string | undefined];
  if (name === "age") return m.rules_age({ days: Number(said) }, { locale });
  const fact = FACTS[name]?.({}, { locale }) ?? name;
  return said === undefined ? fact : `${fact}: ${saidInWords(said, locale)}`;
}

function saidInWords(said: string, locale: Locale): string {
  if (said === "true") return m.club_rules_yes({}, { locale });
  if (said === "false" || said === "null") return m.club_rules_no({}, { locale });
  if (/^\d{4}-\d{2}-\d{2}$/.test(said)) return dayFormats[locale].format(new Date(said));
  return said.replace(/^\d+/, (amount) =>
    new Intl.NumberFormat(languageTag(locale)).format(Number(amount)),
  );
}
