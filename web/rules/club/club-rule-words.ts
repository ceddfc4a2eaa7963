import type { ClubVerdict } from "@felistry/contract/rules/club-rules.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import { shortDate } from "../../ui/dates.ts";

export const SUBJECT_WORDS = {
  queen: m.club_rules_subject_queen,
  stud: m.club_rules_subject_stud,
  mating: m.club_rules_subject_mating,
  litter: m.club_rules_subject_litter,
  cat: m.club_rules_subject_cat,
  cattery: m.club_rules_subject_cattery,
  title: m.club_rules_subject_title,
} as const;

export const CONFIDENCE_WORDS = {
  text: m.club_rules_confidence_text,
  official: m.club_rules_confidence_official,
  secondary: m.club_rules_confidence_secondary,
  unverified: m.club_rules_confidence_unverified,
} as const;

type Value = ClubVerdict["parts"][number]["fired"][number]["values"][number];

/** "Litters in 24 months: 4; …", a sentence without its full stop. */
export function valuesWords(values: readonly Value[], locale: Locale): string {
  const said = values.map(({ words, value }) => `${words}: ${inWords(value, locale)}`).join("; ");
  return said.charAt(0).toLocaleUpperCase(locale) + said.slice(1);
}

function inWords(value: Value["value"], locale: Locale): string {
  if (typeof value === "boolean") return value ? m.club_rules_yes() : m.club_rules_no();
  return /^\d{4}-\d{2}-\d{2}$/u.test(String(value))
    ? shortDate(String(value), locale)
    : String(value);
}
