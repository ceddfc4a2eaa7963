/** The bare HTTP server: security headers, body limits, errors in the envelope, health. Knows no noun. */
import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import compress from "@fastify/compress";
import helmet from "@fastify/helmet";
import multipart from "@fastify/multipart";
import Fastify, { type FastifyError, type FastifyInstance } from "fastify";
import type { ErrorCode } from "@felistry/contract/errors.ts";
import type { Services } from "../services.ts";
import { failureOf } from "./errors.ts";
import { cookieIn, LANGUAGE_COOKIE, localeOf } from "./language.ts";
import { withLocale } from "./locale-scope.ts";
import { isCrossSite } from "./origin-check.ts";
import { Refusal } from "./refusal.ts";
import { frontServer, type Front } from "./front.ts";

/** Above the largest text a field takes, so that an overlong one is refused by its field, with its message. */
const BODY_LIMIT = 2 * 1024 * 1024;

export async function createHttpServer(services: Services, front: Front): Promise<FastifyInstance> {
  const { config } = services;
  const app = Fastify({
    loggerInstance: services.log,
    disableRequestLogging: true,
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    serverFactory: (handler) => frontServer(handler, front),
  }) as unknown as FastifyInstance;

  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, text, done) => {
    try {
      done(null, text === "" ? undefined : JSON.parse(text as string));
    } catch {
      done(new Refusal("unreadable_body", { fields: [{ field: "body", code: "invalid" }] }), undefined);
    }
  });
  // Any other type is refused as bad input rather than guessed at.
  app.addContentTypeParser("*", (_request, payload, done) => {
    payload.resume();
    done(new Refusal("unreadable_body", { fields: [{ field: "content-type", code: "invalid" }] }), undefined);
  });

  await app.register(cookie);
  await app.register(multipart);
  await app.register(compress, { threshold: 1024, encodings: ["gzip", "deflate"] });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", "blob:", "data:"],
        connectSrc: ["'self'", ...(config.uploadOrigin ? [config.uploadOrigin] : [])],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: config.publicOrigin.startsWith("https:"),
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });

  const origins = [config.publicOrigin, ...(config.uploadOrigin ? [config.uploadOrigin] : [])];
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
    if (isCrossSite(request.method, request.headers, request.host, origins)) throw new Refusal("cross_site");
  });

  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const locale = localeOf(config, request.host, cookieIn(request.headers.cookie, LANGUAGE_COOKIE));
    const failure = withLocale(locale, () => failureOf(asRefusal(error), request.id));
    if (failure.fault) request.log.error({ err: failure.fault }, "request failed");
    if (failure.retryAfter !== undefined) reply.header("retry-after", failure.retryAfter);
    return reply.code(failure.status).send(failure.body);
  });

  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async () => {
    await services.pool.query("select 1");
    return { status: "ok" };
  });
  return app;
}

const byFastifyCode: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "body_too_large",
  FST_ERR_CTP_EMPTY_JSON_BODY: "unreadable_body",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "unreadable_body",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unreadable_body",
  FST_ERR_BAD_URL: "not_found",
};

/** Fastify's own refusals say what a client did wrong; everything else is a fault of ours. */
function asRefusal(error: FastifyError | Refusal | Error): Error {
  if (error instanceof Refusal) return error;
  const { code, statusCode } = error as FastifyError;
  const known = byFastifyCode[code];
  if (known) return new Refusal(known);
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? new Refusal("unreadable_body") : error;
}
