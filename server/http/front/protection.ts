/** Headers that protect the reader of an answer; built once, since every answer has them. */
import { createHash } from "node:crypto";
import { NOTE_EARLY_SENDING } from "@felistry/contract/early-sending.ts";
import type { Config } from "../../config.ts";

const YEAR_SECONDS = 31_536_000;

/** For an answer that may load nothing. */
export const BARE_PROTECTION = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};

/** For a page whose address lets its reader in: no other site learns it, and no cache, history of a proxy or search keeps it. */
export const SECRET_ADDRESS = {
  "cache-control": "no-store",
  // Not "no-referrer": browsers would then send a form of the page as from nowhere, which is refused.
  "referrer-policy": "strict-origin",
  "x-robots-tag": "noindex, nofollow",
};

const EARLY_SCRIPT = `'sha256-${createHash("sha256").update(NOTE_EARLY_SENDING).digest("base64")}'`;

export function protection({
  publicOrigin,
  uploadOrigin,
}: Pick<Config, "publicOrigin" | "uploadOrigin">): Record<string, string> {
  const mayLoad = {
    "default-src": "'self'",
    "script-src": `'self' ${EARLY_SCRIPT}`,
    "img-src": "'self' blob: data:",
    "connect-src": uploadOrigin ? `'self' ${uploadOrigin}` : "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  };
  return {
    "content-security-policy": Object.entries(mayLoad)
      .map((directive) => directive.join(" "))
      .join(";"),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "referrer-policy": "strict-origin-when-cross-origin",
    ...(publicOrigin.startsWith("https:") && {
      "strict-transport-security": `max-age=${YEAR_SECONDS}; includeSubDomains`,
    }),
    "x-content-type-options": "nosniff",
    "x-dns-prefetch-control": "off",
    "x-download-options": "noopen",
    "x-frame-options": "SAMEORIGIN",
    "x-permitted-cross-domain-policies": "none",
    // The filter of old browsers can be abused against the page it protects.
    "x-xss-protection": "0",
  };
}
