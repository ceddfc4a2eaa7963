import type { FastifyRequest } from "fastify";
import type { PageLocale, SiteFacts } from "@felistry/contract/rendering.ts";
import { locales } from "@felistry/i18n/locale.ts";
import type { Config } from "../config.ts";
import { atPort, ownHost } from "../site-hosts.ts";

/** Each language's origin: its own host, or the requested one if a cookie decides. */
export function siteOrigins(
  { hosts, publicOrigin }: Pick<Config, "hosts" | "publicOrigin">,
  { protocol, host: asked }: Pick<FastifyRequest, "protocol" | "host">,
  locale: PageLocale,
): SiteFacts["origins"] {
  const here = `${protocol}://${asked}`;
  const port = /:(\d+)$/.exec(asked)?.[1] ?? "";
  // From a host with a single language, the others are at the site's main address.
  const main = ownHost(hosts, locale) === undefined ? here : publicOrigin;
  const origins = locales.map((other) => {
    const host = ownHost(hosts, other);
    const away = host === undefined ? main : `${protocol}://${atPort(host, port)}`;
    return [other, other === locale ? here : away] as const;
  });
  return Object.fromEntries(origins) as Record<PageLocale, string>;
}
