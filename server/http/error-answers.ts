/** Sends any error as the envelope, in the reader's language. */
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorCode } from "@felistry/contract/errors.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import { failureOf, type Failure } from "./errors.ts";
import { cookieIn } from "./cookies.ts";
import { LANGUAGE_COOKIE, localeOf, type LanguageRule } from "./language.ts";
import { withLocale } from "./locale-scope.ts";
import { isForPage, plainPage } from "./front/plain-page.ts";
import { Refusal } from "./refusal.ts";

type ErrorAnswerer = (error: Error, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

export function errorAnswerer(languages: LanguageRule): ErrorAnswerer {
  return (error, request, reply) => {
    const locale = localeOf(
      languages,
      request.host,
      cookieIn(request.headers.cookie, LANGUAGE_COOKIE),
    );
    const failure = withLocale(locale, () => failureOf(asRefusal(error), request.id));
    return sendFailure(request, reply, locale, failure);
  };
}

/** To a browser that wants to show something, as a page. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  locale: Locale,
  failure: Failure,
): FastifyReply {
  if (failure.fault) request.log.error({ err: failure.fault }, "request failed");
  if (failure.retryAfter !== undefined) reply.header("retry-after", failure.retryAfter);
  reply.header("cache-control", "no-store");
  reply.header("x-request-id", request.id).code(failure.status);
  if (!isForPage(request)) return reply.send(failure.body);
  return reply
    .type("text/html; charset=utf-8")
    .send(plainPage(locale, failure.body.message, request.id));
}

const byFastifyCode: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "body_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "wrong_body_type",
  FST_ERR_BAD_URL: "not_found",
  FST_ERR_MAX_PARAM_LENGTH: "not_found",
};

/** Fastify's refusals are a client's mistakes; everything else is our fault. */
function asRefusal(error: Error): Error {
  if (error instanceof Refusal) return error;
  const { code, statusCode = 500 } = error as FastifyError;
  const known = byFastifyCode[code];
  if (known) return new Refusal(known);
  if (statusCode < 400 || statusCode >= 500) return error;
  return unreadable();
}

/** A body that does not match its type. */
export function unreadable(): Refusal {
  return new Refusal("unreadable_body", { fields: [{ field: "body", code: "invalid" }] });
}
