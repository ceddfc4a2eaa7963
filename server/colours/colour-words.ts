/** Explains why a colour is impossible, naming the cats involved. */
import type { ColouredCat, ColourReason } from "@felistry/domain/colours/coat/impossible.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import { breedColourWords } from "@felistry/domain/colours/ems/coat-words.ts";
import { m } from "@felistry/i18n/compiled/messages.js";

const TEXTS: Readonly<Record<ColourReason, typeof m.check_colour_brown>> = {
  tortie_male: m.check_colour_tortie_male as typeof m.check_colour_brown,
  daughter_of_red_sire: m.check_colour_daughter_of_red_sire as typeof m.check_colour_brown,
  daughter_of_red_dam: m.check_colour_daughter_of_red_dam as typeof m.check_colour_brown,
  red_daughter: m.check_colour_red_daughter,
  son_of_red_dam: m.check_colour_son_of_red_dam as typeof m.check_colour_brown,
  red_son: m.check_colour_red_son as typeof m.check_colour_brown,
  tortie_of_one_colour: m.check_colour_tortie_of_one_colour,
  brown: m.check_colour_brown,
  dense: m.check_colour_dense,
  modifier: m.check_colour_modifier,
  agouti: m.check_colour_agouti,
  pattern: m.check_colour_pattern,
  ticked: m.check_colour_ticked,
  points: m.check_colour_points,
  silver: m.check_colour_silver,
  golden: m.check_colour_golden,
  white: m.check_colour_white as typeof m.check_colour_brown,
  spotting: m.check_colour_spotting,
  amber: m.check_colour_amber,
  build: m.check_colour_build as typeof m.check_colour_brown,
};

export function colourReasonText(
  reason: ColourReason,
  cats: { kitten: ColouredCat; dam: ColouredCat | null; sire: ColouredCat | null },
  locale: Locale,
): string {
  const words = (cat: ColouredCat | null) =>
    (cat && breedColourWords(cat.breed, cat.codes, locale)) ||
    m.check_unknown_colour({}, { locale });
  return TEXTS[reason](
    { kitten: words(cats.kitten), dam: words(cats.dam), sire: words(cats.sire) },
    { locale },
  );
}
