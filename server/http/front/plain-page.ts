/** A page for the moments in which none can be rendered: no database to say who is looking, a fault on the way. */
import type { IncomingMessage } from "node:http";

const NO_PAGE = /^\/(?:api|assets|photos|drawn|scans)\//;
/** Files by their names, and what a monitoring asks for. */
const NO_PAGE_EITHER = /^\/(?:healthz|readyz|metrics)(?:[/?]|$)|^[^?]*\.\w+(?:\?|$)/;

/** What it turns out to be is known to the routes only; this much is seen at the door. */
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

/** `message` is one of ours: it holds nothing that would need escaping. */
export function plainPage(locale: string, message: string): string {
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${message}</title></head><body><h1>${message}</h1></body></html>`;
}
