/** The only place that reads cookies and sets ours. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { cookieDomain } from "./upload-origin.ts";

/** The value of one cookie in a `Cookie` header, undecoded; of several with the same name, the first in the browser's order. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(";") ?? []) {
    const [key, value] = pair.trim().split("=", 2);
    if (key === name) return value;
  }
  return undefined;
}

/** Browsers accept a cookie with this prefix only from the very host it is for, over https, for all paths. */
const HOST_PREFIX = "__Host-";

export interface OwnCookie {
  readonly value: string;
  /** It had the name that no other host of the domain can set. */
  readonly hostOnly: boolean;
}

export function ownCookie(header: string | undefined, name: string): OwnCookie | null {
  const hostOnly = cookieIn(header, HOST_PREFIX + name);
  if (hostOnly !== undefined) return { value: hostOnly, hostOnly: true };
  const plain = cookieIn(header, name);
  return plain === undefined ? null : { value: plain, hostOnly: false };
}

export interface CookieChange {
  readonly name: string;
  /** Null deletes the cookie. */
  readonly value: string | null;
  readonly maxAgeSeconds?: number;
}

/** How cookies are set for a host. The configuration decides, whatever a proxy claims about the request. */
export interface CookieRule {
  readonly secure: boolean;
  readonly hostOnly: boolean;
  readonly domain?: string;
}

type Site = Pick<Config, "publicOrigin" | "hosts" | "uploadOrigin">;

export function cookieRule(
  config: Site,
  request: Pick<FastifyRequest, "protocol" | "hostname">,
): CookieRule {
  const { domain } = cookieDomain(config, request);
  const secure = config.publicOrigin.startsWith("https:") || request.protocol === "https";
  return { secure, hostOnly: secure && domain === undefined, ...(domain && { domain }) };
}

export function sendCookies(
  reply: FastifyReply,
  config: Site,
  changes: readonly CookieChange[],
): void {
  if (changes.length === 0) return;
  const rule = cookieRule(config, reply.request);
  const held = reply.request.headers.cookie;
  // The last header for a cookie wins: a logout deletes one that was about to be renewed.
  for (const change of new Map(changes.map((one) => [one.name, one])).values()) {
    reply.header("set-cookie", cookieLine(change, rule));
    // An older cookie without the prefix must not remain beside it.
    if (rule.hostOnly && cookieIn(held, change.name) !== undefined)
      reply.header(
        "set-cookie",
        cookieLine({ name: change.name, value: null }, { ...rule, hostOnly: false }),
      );
  }
}

function cookieLine(
  { name, value, maxAgeSeconds }: CookieChange,
  { secure, hostOnly, domain }: CookieRule,
): string {
  const life =
    value === null
      ? "Expires=Thu, 01 Jan 1970 00:00:00 GMT"
      : maxAgeSeconds !== undefined && `Max-Age=${maxAgeSeconds}`;
  return [
    `${hostOnly ? HOST_PREFIX : ""}${name}=${value ?? ""}`,
    "Path=/",
    domain && `Domain=${domain}`,
    life,
    "HttpOnly",
    "SameSite=Lax",
    secure && "Secure",
  ]
    .filter(Boolean)
    .join("; ");
}
