import { inLanguage, type Locale } from "@felistry/i18n/locale.ts";
import { buildCodes } from "./build.ts";
import { breedRule, withImplied } from "./breed-rules.ts";
import type { ColourCodes } from "./codes.ts";
import type { Coat } from "./coat.ts";
import type { CoatGrammar } from "./coat-grammar.ts";
import { english } from "./coat-words-en.ts";
import { russian } from "./coat-words-ru.ts";

const GRAMMARS: Readonly<Record<Locale, CoatGrammar>> = { en: english, ru: russian };

/**
 * The colour in words, in lower case, as breeders say it: "black silver blotched tabby with white",
 * "чёрный серебристый мраморный с белым"; eyes follow a comma. Empty if the main colour is unknown.
 */
export function coatWords(codes: ColourCodes, locale: Locale): string {
  const extra = buildCodes(codes.build);
  return inWords({ codes, extra, agouti: false, mainWord: null, after: null }, locale);
}

/**
 * The colour in words for a given breed: what the breed implies is known (`NEM n` is "seal point"), and its special
 * colour names are used (`ABY n` is "ruddy"). `extra` comes from `parseEms`; the breed's name is not included.
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
  const mainWords = codes.gold === null ? rule.mainWords?.[full.main ?? ""] : undefined;
  return inWords(
    {
      codes: said,
      extra: [...new Set([...extra, ...buildCodes(codes.build)])],
      agouti: full.tabby !== null,
      mainWord: mainWords ? inLanguage(mainWords, locale) : null,
      after: rule.after ? inLanguage(rule.after, locale) : null,
    },
    locale,
  );
}

function inWords(coat: Coat, locale: Locale): string {
  if (coat.codes.main === null) return "";
  return inLanguage(GRAMMARS, locale).coat(coat);
}
