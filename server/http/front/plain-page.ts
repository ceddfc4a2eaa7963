/** A page for the moments in which none can be rendered: no database to say who is looking, a fault on the way. */
import type { FastifyRequest } from "fastify";

const NO_PAGE = /^\/(?:api|assets|photos|drawn|scans)\//;

/** A browser's request for a page, not a call's or a file's. */
export function isForPage(request: FastifyRequest): boolean {
  return !NO_PAGE.test(request.url) && (request.headers.accept ?? "").includes("text/html");
}

/** `message` is one of ours: it holds nothing that would need escaping. */
export function plainPage(locale: string, message: string): string {
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${message}</title></head><body><h1>${message}</h1></body></html>`;
}
