/** What the terminal says when the site is up. */
import { baseLocale, locales, type Locale } from "@felistry/i18n/locale.ts";
import type { Config } from "./config.ts";
import type { DemoAccount } from "./demo/seed.ts";
import { siteLink } from "./mail/site-link.ts";

export function greeting(config: Config, demo: readonly DemoAccount[] | null): string {
  const lines = ["", `  ${config.siteName[baseLocale]} is ready`, ""];
  const told = new Set<string>();
  for (const locale of locales) {
    // On the scheme and port of the main address: behind a proxy both are the proxy's.
    const { origin } = new URL(siteLink(config, locale, "/"));
    if (!told.has(origin)) lines.push(`  ${languageName(locale)}  ${origin}`);
    told.add(origin);
  }
  if (demo) {
    lines.push("", "  Demo accounts (shown once):");
    for (const account of demo)
      lines.push(`  ${account.role.padEnd(14)} ${account.email.padEnd(34)} ${account.password}`);
  }
  if (!config.smtpUrl) lines.push("", `  Mails are written to ${config.dataDir}/outbox`);
  return `${lines.join("\n")}\n`;
}

/** In English, as all that the terminal says. */
function languageName(locale: Locale): string {
  return new Intl.DisplayNames(baseLocale, { type: "language" }).of(locale) ?? locale;
}
