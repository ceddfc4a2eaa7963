/** Under more load than the server can handle, it refuses at once rather than make everybody wait. */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { locales, type Locale } from "@felistry/i18n/locale.ts";
import type { Config } from "../../config.ts";
import { cookieIn } from "../cookies.ts";
import { failureOf } from "../errors.ts";
import { LANGUAGE_COOKIE, localeOf } from "../language.ts";
import { withLocale } from "../locale-scope.ts";
import { protection } from "./protection.ts";
import { Refusal } from "../refusal.ts";
import { isForPage, plainPage } from "./plain-page.ts";

/** Called by supervisors that end an unresponsive process; late is not dead. */
const ALIVE = "/healthz";

const SAMPLE_MS = 1_000;

/** An interval without a sample reads as infinitely late; all we know is that it was late by its whole length. */
function latenessOf(sampled: number): number {
  return sampled === Infinity ? SAMPLE_MS : sampled;
}

export async function refuseWhenLate(app: FastifyInstance, mostLateMs: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: mostLateMs,
    sampleInterval: SAMPLE_MS,
    pressureHandler: async (
      { url }: { url: string },
      _reply: unknown,
      _type: string,
      sampled = 0,
    ) => {
      if (url !== ALIVE && latenessOf(sampled) >= mostLateMs) throw new Refusal("unavailable");
    },
  });
}

/**
 * "Unavailable" before any routing, like the routes' own answer: hundreds per second are refused while others are
 * served.
 */
export function refuseAtTheDoor(
  config: Pick<Config, "publicOrigin" | "uploadOrigin" | "hosts">,
): (request: IncomingMessage, response: ServerResponse) => void {
  const inLanguage = (locale: Locale) =>
    withLocale(locale, () => failureOf(new Refusal("unavailable"), ""));
  const failures = new Map(locales.map((locale) => [locale, inLanguage(locale)]));
  const headers = { ...protection(config), "cache-control": "no-store" };
  return (request, response) => {
    const cookie = cookieIn(request.headers.cookie, LANGUAGE_COOKIE);
    const locale = localeOf(config, request.headers.host ?? "", cookie);
    const { status, body, retryAfter } = failures.get(locale)!;
    const requestId = randomUUID();
    const [type, text] = isForPage(request)
      ? ["text/html", plainPage(locale, body.message, requestId)]
      : ["application/json", JSON.stringify({ ...body, requestId })];
    response.writeHead(status, {
      ...headers,
      "retry-after": String(retryAfter),
      "x-request-id": requestId,
      "content-type": `${type}; charset=utf-8`,
      "content-length": Buffer.byteLength(text),
    });
    response.end(request.method === "HEAD" ? undefined : text);
  };
}
