import type { Locale } from "@felistry/i18n/locale.ts";
import type { Config } from "../config.ts";

/** Where a page stands for a reader of this language: on the Russian host for Russian readers, where there is one. */
export function siteLink(
  { publicOrigin, russianHosts }: Pick<Config, "publicOrigin" | "russianHosts">,
  locale: Locale,
  path: string,
): string {
  const url = new URL(path, publicOrigin);
  const russianHost = russianHosts[0];
  // Setting `host` keeps the port where the new host names none.
  if (locale === "ru" && russianHost) url.host = russianHost;
  return url.href;
}
