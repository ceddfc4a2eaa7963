/**
 * Only our own pages may write: checked by Fetch Metadata if the browser sends it, else by the Origin header (decisions
 * §2).
 */
import type { IncomingHttpHeaders } from "node:http";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

export function isCrossSite(
  method: string,
  headers: IncomingHttpHeaders,
  host: string,
  allowedOrigins: readonly string[],
): boolean {
  if (SAFE.has(method)) return false;
  const { origin } = headers;
  if (origin !== undefined && (sameHost(origin, host) || allowedOrigins.includes(origin)))
    return false;
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  // Neither header: no browser sends such a write, and a program has only the cookies it was given.
  return origin !== undefined;
}

function sameHost(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
