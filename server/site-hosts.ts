/** Which host speaks which language: `HOSTS=en:cats.example,ru:ru.cats.example`. The base language has that of PUBLIC_ORIGIN, too. */
import { baseLocale, isLocale, type Locale, locales } from "@felistry/i18n/locale.ts";

/** Hosts of each language, with or without a port; a language that is not here has none of its own. */
export type SiteHosts = Readonly<Partial<Record<Locale, readonly string[]>>>;

/** @throws {Error} saying which entry has no language that the site knows */
export function parseHosts(entries: readonly string[]): SiteHosts {
  const hosts: Partial<Record<Locale, string[]>> = {};
  for (const entry of entries) {
    const at = entry.indexOf(":");
    const locale = entry.slice(0, Math.max(at, 0)).trim();
    const host = entry.slice(at + 1).trim();
    if (!isLocale(locale) || host === "")
      throw new Error(`takes language:host, of ${locales.join(", ")}: not ${entry}`);
    (hosts[locale] ??= []).push(host.toLowerCase());
  }
  return hosts;
}

export function hostsIn(hosts: SiteHosts, locale: Locale): readonly string[] {
  return hosts[locale] ?? [];
}

export function everyHost(hosts: SiteHosts): string[] {
  return Object.values(hosts).flat();
}

/** The language's own host; the base language's is that of PUBLIC_ORIGIN. */
export function ownHost(hosts: SiteHosts, locale: Locale): string | undefined {
  return locale === baseLocale ? undefined : hostsIn(hosts, locale)[0];
}

export function withoutPort(host: string): string {
  return host.replace(/:\d+$/, "");
}

/** The host at the port, where it names none itself. */
export function atPort(host: string, port: string): string {
  return port === "" || /:\d+$/.test(host) ? host : `${host}:${port}`;
}
