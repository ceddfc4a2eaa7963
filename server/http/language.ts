/** The host decides the language; where there is one host only, the cookie `lang` does (decisions §8). */
import { isLocale, type Locale } from "@felistry/i18n/locale.ts";

export const LANGUAGE_COOKIE = "lang";

export interface LanguageRule {
  /** Hosts that speak Russian, with or without a port. */
  readonly russianHosts: readonly string[];
}

export function localeOf(rule: LanguageRule, host: string, cookie: string | undefined): Locale {
  const named = host.toLowerCase();
  const bare = named.replace(/:\d+$/, "");
  if (rule.russianHosts.includes(named) || rule.russianHosts.includes(bare)) return "ru";
  return rule.russianHosts.length === 0 && isLocale(cookie) ? cookie : "en";
}
