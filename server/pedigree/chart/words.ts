/** A chart's texts in its language. */
import { kinshipIn, type KinshipWords } from "@felistry/domain/pedigree/kinship-words.ts";
import { dayFormats, monthFormats } from "@felistry/i18n/date-formats.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";

/** A day, a month or a year, with no-break spaces, so that no line ends within a date. */
export function dateWords(day: string, locale: Locale): string {
  if (day.length === 4) return day;
  return unbroken((day.length === 7 ? monthFormats : dayFormats)[locale].format(new Date(day)));
}

export function unbroken(text: string): string {
  return text.replaceAll(/\s/g, "\u00a0");
}

export function kinshipWords(position: number, locale: Locale): string {
  const language = { locale };
  const words: KinshipWords = {
    mother: () => m.pedigree_mother({}, language),
    father: () => m.pedigree_father({}, language),
    motherOf: (whose) => m.pedigree_mother_of(whose, language),
    fatherOf: (whose) => m.pedigree_father_of(whose, language),
    motherGenitive: () => m.pedigree_mother_genitive({}, language),
    fatherGenitive: () => m.pedigree_father_genitive({}, language),
    motherGenitiveOf: (whose) => m.pedigree_mother_genitive_of(whose, language),
    fatherGenitiveOf: (whose) => m.pedigree_father_genitive_of(whose, language),
  };
  return kinshipIn(words, position);
}
