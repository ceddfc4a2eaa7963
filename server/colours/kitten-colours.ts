/** The kittens of a cross, in every language. */
import type { KittenColour } from "@felistry/contract/colours/coat-crosses.ts";
import type { HairPair } from "@felistry/domain/colours/coat/allele-names.ts";
import type { Outcome } from "@felistry/domain/colours/coat/cross.ts";
import { type Fraction, fractionText } from "@felistry/domain/colours/coat/fraction.ts";
import { type Assumption, longhairShare } from "@felistry/domain/colours/coat/predict.ts";
import { withoutImplied } from "@felistry/domain/colours/ems/breed-rules.ts";
import { breedColourWords } from "@felistry/domain/colours/ems/coat-words.ts";
import { inEach, type Locale } from "@felistry/i18n/locale.ts";
import { m } from "@felistry/i18n/compiled/messages.js";

/** In the words of the parents' breed, if both have the same. */
export function kittenColour(
  { sex, ems, codes, probability }: Outcome,
  breed: string | null,
): KittenColour {
  const written = withoutImplied(breed, codes);
  return {
    sex,
    ems,
    probability: shareOf(probability),
    fraction: fractionText(probability),
    words: inEach((locale) => breedColourWords(breed, written, locale)),
  };
}

export function longhairOf(dam: HairPair | null, sire: HairPair | null): number | null {
  return dam && sire ? shareOf(longhairShare(dam, sire)) : null;
}

const TEXTS: Readonly<Record<Assumption, typeof m.coat_assumed_independent>> = {
  independent: m.coat_assumed_independent,
  nothing_hidden: m.coat_assumed_nothing_hidden,
  nothing_hidden_but_proven: m.coat_assumed_nothing_hidden_but_proven,
  under_white: m.coat_assumed_under_white,
  under_red: m.coat_assumed_under_red,
  white_copies: m.coat_assumed_white_copies,
  spotted: m.coat_assumed_spotted,
  shaded: m.coat_assumed_shaded,
};

export function assumptionTexts(assumptions: readonly Assumption[]): Record<Locale, string>[] {
  return assumptions.map((assumption) => inEach((locale) => TEXTS[assumption]({}, { locale })));
}

function shareOf({ numerator, denominator }: Fraction): number {
  return numerator / denominator;
}
