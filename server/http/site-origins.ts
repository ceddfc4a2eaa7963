import type { FastifyRequest } from "fastify";
import type { PageLocale, SiteFacts } from "@felistry/contract/rendering.ts";
import type { Config } from "../config.ts";

/** Where each language lives: its own host, or the one asked where a cookie decides. */
export function siteOrigins(
  config: Pick<Config, "russianHosts" | "publicOrigin">,
  request: Pick<FastifyRequest, "protocol" | "host">,
  locale: PageLocale,
): SiteFacts["origins"] {
  const here = `${request.protocol}://${request.host}`;
  const port = /:\d+$/.exec(request.host)?.[0] ?? "";
  const russianHost = config.russianHosts[0];
  const withPort = (host: string) => (/:\d+$/.test(host) ? host : host + port);
  const russian = russianHost ? `${request.protocol}://${withPort(russianHost)}` : here;
  return {
    en: locale === "en" ? here : russianHost ? config.publicOrigin : here,
    ru: locale === "ru" ? here : russian,
  };
}
