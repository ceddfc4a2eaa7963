import type { Locale } from "@felistry/i18n/locale.ts";
import type { Config } from "../config.ts";
import { ownHost } from "../site-hosts.ts";

/** A page's address for a reader of this language: on the Russian host for Russian readers, if there is one. */
export function siteLink(
  { publicOrigin, hosts }: Pick<Config, "publicOrigin" | "hosts">,
  locale: Locale,
  path: string,
): string {
  const url = new URL(path, publicOrigin);
  const host = ownHost(hosts, locale);
  // Setting `host` keeps the port if the new host has none.
  if (host !== undefined) url.host = host;
  return url.href;
}
