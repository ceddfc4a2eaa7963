/**
 * Files may be sent to a separate origin (`UPLOAD_ORIGIN`). A browser first asks it whether our pages may send, and
 * passes the answer on only if so. A subdomain gets the session through the cookie's domain.
 */
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { everyHost } from "../site-hosts.ts";

type Origins = Pick<Config, "publicOrigin" | "hosts" | "uploadOrigin">;

const UPLOAD_PATH = "/api/upload";
const ASK_AGAIN_SECONDS = 600;

/** The origin of one of our pages that sends a file here from another of our origins; null for every other request. */
export function sendingPage(
  config: Origins,
  { url, headers: { origin } }: Pick<FastifyRequest, "url" | "headers">,
): string | null {
  if (config.uploadOrigin === undefined || origin === undefined || url !== UPLOAD_PATH) return null;
  return isOwnPage(config, origin) ? origin : null;
}

function isOwnPage({ publicOrigin, hosts }: Origins, origin: string): boolean {
  if (origin === publicOrigin) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host, hostname } = new URL(origin);
  const own = everyHost(hosts);
  return (
    protocol === new URL(publicOrigin).protocol && (own.includes(host) || own.includes(hostname))
  );
}

export function permissionFor(sender: string): Record<string, string> {
  return {
    "access-control-allow-origin": sender,
    "access-control-allow-credentials": "true",
    vary: "origin",
  };
}

/** The preflight of an upload to another origin with progress events. */
export function answerWhetherFilesMayBeSent(app: FastifyInstance, config: Origins): void {
  if (config.uploadOrigin === undefined) return;
  app.options(UPLOAD_PATH, (_request, reply) =>
    reply
      .code(204)
      .headers({
        "access-control-allow-methods": "POST",
        "access-control-allow-headers": "idempotency-key",
        "access-control-max-age": String(ASK_AGAIN_SECONDS),
      })
      .send(),
  );
}

/** The `Domain` of cookies: the site's host if files are sent to a subdomain of it, otherwise none. */
export function cookieDomain(
  { publicOrigin, uploadOrigin }: Origins,
  { hostname }: Pick<FastifyRequest, "hostname">,
): { domain?: string } {
  if (uploadOrigin === undefined) return {};
  const site = new URL(publicOrigin).hostname;
  if (new URL(uploadOrigin).hostname === site) return {};
  return hostname === site || hostname.endsWith(`.${site}`) ? { domain: site } : {};
}
