/** A page for when none can be rendered: the database is away, or a fault occurred. */
import type { IncomingMessage } from "node:http";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";

const NO_PAGE = /^\/(?:api|assets|photos|drawn|scans)\//;
/** Files by name, and addresses for monitoring. */
const NO_PAGE_EITHER = /^\/(?:healthz|readyz|metrics)(?:[/?]|$)|^[^?]*\.\w+(?:\?|$)/;

/** Only the routes know what a request is; this much is visible before them. */
export function mayBePage({ method, url = "/" }: IncomingMessage): boolean {
  return (method === "GET" || method === "HEAD") && !NO_PAGE.test(url) && !NO_PAGE_EITHER.test(url);
}

/** A browser's request for a page, not a call's or a file's. */
export function isForPage({
  url = "/",
  headers,
}: Pick<IncomingMessage, "url" | "headers">): boolean {
  return !NO_PAGE.test(url) && (headers.accept ?? "").includes("text/html");
}

/** `message` is one of ours: it holds nothing that would need escaping. The request's id finds it in the log. */
export function plainPage(locale: Locale, message: string, requestId: string): string {
  const number = m.fault_number({ number: requestId }, { locale });
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${message}</title></head><body><h1>${message}</h1><p>${number}</p></body></html>`;
}
