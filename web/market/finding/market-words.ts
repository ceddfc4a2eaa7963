/** The words of the market's choices. */
import type { AdAge, AdBuild, AdClaim, AdSort, Pattern } from "@felistry/domain/market/choices.ts";
import type { Sex } from "@felistry/domain/cats/sex.ts";
import * as m from "@felistry/i18n/compiled/messages.js";

type Words<Value extends string> = Readonly<Record<Value, () => string>>;

export const SEX_WORDS: Words<Sex> = {
  female: () => m.find_sex_female(),
  male: () => m.find_sex_male(),
};

export const AGE_WORDS: Words<AdAge> = {
  kitten: () => m.find_age_kitten(),
  young: () => m.find_age_young(),
  adult: () => m.find_age_adult(),
};

export const PATTERN_WORDS: Words<Pattern> = {
  solid: () => m.find_pattern_solid(),
  tabby: () => m.find_pattern_tabby(),
  blotched: () => m.find_pattern_blotched(),
  mackerel: () => m.find_pattern_mackerel(),
  spotted: () => m.find_pattern_spotted(),
  ticked: () => m.find_pattern_ticked(),
  shaded: () => m.find_pattern_shaded(),
  smoke: () => m.find_pattern_smoke(),
  silver: () => m.find_pattern_silver(),
  golden: () => m.find_pattern_golden(),
  point: () => m.find_pattern_point(),
  tortie: () => m.find_pattern_tortie(),
  white: () => m.find_pattern_white(),
};

export const BUILD_WORDS: Words<AdBuild> = {
  tailless: () => m.find_build_tailless(),
  short_tail: () => m.find_build_short_tail(),
  curled_ears: () => m.find_build_curled_ears(),
  folded_ears: () => m.find_build_folded_ears(),
  straight_ears: () => m.find_build_straight_ears(),
  brush_coat: () => m.find_build_brush_coat(),
};

export const CLAIM_WORDS: Words<AdClaim> = {
  pedigree: () => m.find_claim_pedigree(),
  registered: () => m.find_claim_registered(),
  tested: () => m.find_claim_tested(),
  breeding: () => m.find_claim_breeding(),
  photos: () => m.find_claim_photos(),
};

export const SORT_WORDS: Words<AdSort> = {
  newest: () => m.find_sort_newest(),
  cheapest: () => m.find_sort_cheapest(),
  dearest: () => m.find_sort_dearest(),
  youngest: () => m.find_sort_youngest(),
  oldest: () => m.find_sort_oldest(),
};
