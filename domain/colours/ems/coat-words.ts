import { breedRule, withImplied } from "./breed-rules.ts";
import type { ColourCodes } from "./codes.ts";
import type { Coat } from "./coat.ts";
import { englishCoat } from "./coat-words-en.ts";
import { russianCoat } from "./coat-words-ru.ts";

export type Locale = "en" | "ru";

/**
 * The colour in words as a breeder says it, in small letters: "black silver blotched tabby with white",
 * "чёрный серебристый мраморный с белым"; eyes after a comma. Empty where the main colour is unknown.
 */
export function coatWords(codes: ColourCodes, locale: Locale): string {
  return inWords({ codes, extra: [], agouti: false, mainWord: null, after: null }, locale);
}

/**
 * The colour in words as it is said of a breed: what the breed implies is known (`NEM n` is "seal point"), its
 * own colour names are used (`ABY n` is "ruddy"). `extra` is that of `parseEms`; the breed's name is not said.
 */
export function breedColourWords(
  breed: string | null,
  codes: ColourCodes,
  locale: Locale,
  extra: readonly string[] = [],
): string {
  const rule = breedRule(breed);
  const unsaid = rule.unsaid ?? [];
  const full = withImplied(breed, codes);
  const said = {
    ...full,
    tabby: unsaid.includes("tabby") ? codes.tabby : full.tabby,
    point: unsaid.includes("point") ? codes.point : full.point,
  };
  const mainWord =
    codes.gold === null ? (rule.mainWords?.[full.main ?? ""]?.[locale] ?? null) : null;
  return inWords(
    {
      codes: said,
      extra,
      agouti: full.tabby !== null,
      mainWord,
      after: rule.after?.[locale] ?? null,
    },
    locale,
  );
}

function inWords(coat: Coat, locale: Locale): string {
  if (coat.codes.main === null) return "";
  return locale === "ru" ? russianCoat(coat) : englishCoat(coat);
}
