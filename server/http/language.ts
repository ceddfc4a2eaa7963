/** The host decides the language; on a host shared by languages, the cookie `lang` does (decisions §8). */
import { baseLocale, isLocale, locales, type Locale } from "@felistry/i18n/locale.ts";
import { hostsIn, ownHost, withoutPort, type SiteHosts } from "../site-hosts.ts";

export const LANGUAGE_COOKIE = "lang";

export interface LanguageRule {
  readonly hosts: SiteHosts;
}

export function localeOf(
  { hosts }: LanguageRule,
  host: string,
  cookie: string | undefined,
): Locale {
  const named = host.toLowerCase();
  const bare = withoutPort(named);
  const spoken = locales.find((locale) => {
    const own = hostsIn(hosts, locale);
    return locale !== baseLocale && (own.includes(named) || own.includes(bare));
  });
  if (spoken) return spoken;
  return isLocale(cookie) && ownHost(hosts, cookie) === undefined ? cookie : baseLocale;
}
