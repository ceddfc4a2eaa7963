import type { ToldLikeness } from "@felistry/contract/merges/merges.ts";
import type { Likeness, LikenessReason } from "@felistry/domain/merges/likeness.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";

/** Null if nothing was compared, as in older checks. */
export function tellLikeness(likeness: Likeness | undefined, locale: Locale): ToldLikeness | null {
  if (!likeness) return null;
  const { score, evidence } = likeness;
  const said = (isFor: boolean) =>
    evidence
      .filter(({ weight }) => weight > 0 === isFor)
      .map(({ reason }) => TEXTS[reason]({}, { locale }));
  // Nothing here is certain.
  return {
    score: Math.min(0.99, Math.round(score * 100) / 100),
    for: said(true),
    against: said(false),
  };
}

const TEXTS: Readonly<Record<LikenessReason, typeof m.likeness_name_same>> = {
  name_same: m.likeness_name_same,
  name_sound: m.likeness_name_sound,
  name_slip: m.likeness_name_slip,
  name_part: m.likeness_name_part,
  name_other: m.likeness_name_other,
  number_same: m.likeness_number_same,
  number_disguised: m.likeness_number_disguised,
  number_near: m.likeness_number_near,
  number_next: m.likeness_number_next,
  number_other: m.likeness_number_other,
  chip_same: m.likeness_chip_same,
  chip_other: m.likeness_chip_other,
  date_same: m.likeness_date_same,
  date_swapped: m.likeness_date_swapped,
  date_near: m.likeness_date_near,
  date_slip: m.likeness_date_slip,
  date_within: m.likeness_date_within,
  date_other: m.likeness_date_other,
  dam_same: m.likeness_dam_same,
  dam_other: m.likeness_dam_other,
  sire_same: m.likeness_sire_same,
  sire_other: m.likeness_sire_other,
  breed_same: m.likeness_breed_same,
  breed_other: m.likeness_breed_other,
  breeder_same: m.likeness_breeder_same,
  breeder_other: m.likeness_breeder_other,
  sex_other: m.likeness_sex_other,
  colour_same: m.likeness_colour_same,
  colour_changes: m.likeness_colour_changes,
  colour_differs: m.likeness_colour_differs,
  colour_impossible: m.likeness_colour_impossible,
  litter_mates: m.likeness_litter_mates,
  parent_and_child: m.likeness_parent_and_child,
};
