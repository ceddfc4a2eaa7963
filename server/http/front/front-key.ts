/** Which requests may get a kept answer, and under which key. */
import type { IncomingMessage } from "node:http";
import { addressOf, apiKeys, specOf } from "@felistry/contract/api.ts";
import type { DataSpec, KeptFor } from "@felistry/contract/call.ts";
import { CURRENCY_COOKIE, currencyChoice } from "@felistry/contract/rendering.ts";
import type { Config } from "../../config.ts";
import { cookieIn } from "../cookies.ts";
import { LANGUAGE_COOKIE, localeOf } from "../language.ts";
import { everyHost } from "../../site-hosts.ts";
import { THEME_COOKIE, themeOf } from "../theme.ts";

const MAX_URL = 300;
/** Only calls declared so. */
const KEPT_CALLS: ReadonlyMap<string, KeptFor | undefined> = new Map(
  apiKeys.map((key) => [addressOf(key), (specOf(key) as DataSpec).kept]),
);
/** Pages that read the same for every guest. */
const PUBLIC_PAGE = /^\/(?:market(?:\?.*)?|cat-profile-sell\/\d+)?$/;
const HOST_AND_PORT = /^(\[[\da-f:]+\]|[^:]+)(?::(\d{1,5}))?$/;

type Site = Pick<Config, "publicOrigin" | "hosts">;

/**
 * The key contains everything that an answer depends on. A page contains its own address, so it is kept for our own
 * hosts only: invented host names must neither fill the memory nor be shown to others.
 */
export function frontKey(site: Site) {
  const isOurs = ownHosts(site);
  return (request: IncomingMessage): string | null => {
    const { method, url = "", headers } = request;
    if (method !== "GET" || url.length > MAX_URL) return null;
    const { cookie, host = "" } = headers;
    const kept = KEPT_CALLS.get(url.split("?", 1)[0]!);
    if (kept !== "everyone" && cookie?.includes("session=")) return null;
    if (!kept && !(PUBLIC_PAGE.test(url) && isOurs(host, request.socket.localPort))) return null;
    const locale = localeOf(site, host, cookieIn(cookie, LANGUAGE_COOKIE));
    if (kept) return `${locale} ${url}`;
    const theme = themeOf(cookieIn(cookie, THEME_COOKIE)) ?? "";
    const currency = currencyChoice(cookieIn(cookie, CURRENCY_COOKIE)) ?? "";
    return `${locale} ${theme} ${currency} ${schemeOf(request)} ${host} ${url}`;
  };
}

/** As a proxy may report it; without one, it makes no difference. */
function schemeOf({ headers }: IncomingMessage): string {
  const told = headers["x-forwarded-proto"];
  return /(?:^|,)\s*https\s*$/.test(String(told)) ? "https" : "http";
}

function ownHosts({
  publicOrigin,
  hosts,
}: Site): (host: string, localPort: number | undefined) => boolean {
  const own = [
    new URL(publicOrigin).host,
    ...everyHost(hosts),
    "localhost",
    "127.0.0.1",
    "[::1]",
  ].map((host) => HOST_AND_PORT.exec(host));
  const names = new Set(own.map((found) => found?.[1]));
  const ports = new Set(own.map((found) => found?.[2]));
  return (host, localPort) => {
    const [, name, port] = HOST_AND_PORT.exec(host) ?? [];
    return (
      name !== undefined &&
      names.has(name) &&
      (port === undefined || ports.has(port) || port === String(localPort))
    );
  };
}
