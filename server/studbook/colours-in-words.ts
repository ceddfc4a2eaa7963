import type { StudbookColour } from "@felistry/contract/studbook.ts";
import { breedColourWords, coatWords } from "@felistry/domain/colours/ems/coat-words.ts";
import { withBuild } from "@felistry/domain/colours/ems/build.ts";
import { parseEms } from "@felistry/domain/colours/ems/parse.ts";
import type { Locale } from "@felistry/i18n/locale.ts";

/** The commonest are shown. */
export const MOST_COLOURS = 12;

/** @param breed of all of them, or null */
export function inWords(
  colours: readonly { readonly ems: string; readonly cats: number }[],
  breed: string | null,
  locale: Locale,
): StudbookColour[] {
  return colours.map(({ ems, cats }) => {
    const parsed = parseEms(ems);
    const words = !parsed.ok
      ? ""
      : breed
        ? breedColourWords(breed, withBuild(parsed), locale)
        : coatWords(withBuild(parsed), locale);
    return { ems, words: words || ems, cats };
  });
}
