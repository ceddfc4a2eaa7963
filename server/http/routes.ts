/** Puts every call of the contract on its address. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addressOf, apiKeys, specOf, type ApiKey } from "@felistry/contract/api.ts";
import { methodOf, mostBodyBytes } from "@felistry/contract/call.ts";
import type { Caller } from "./handler.ts";
import { cookieIn, cookieRule, sendCookies } from "./cookies.ts";
import { LANGUAGE_COOKIE, localeOf, type LanguageRule } from "./language.ts";
import { openMultipartFile, readMultipart } from "./multipart.ts";
import { failureOf } from "./errors.ts";
import { etagOf, keep, namesTag, repeatableHeaders, type Front } from "./front/front.ts";
import { asksWhoCalls, serveFile } from "./serve-file.ts";
import { answer, type Outcome } from "./call/answer-call.ts";
import type { Pipeline } from "./call/pipeline.ts";

export type SessionReader = (
  cookieHeader: string | undefined,
  hostOnlyCookies?: boolean,
) => Promise<Pick<Caller, "member" | "renewedCookie">>;

export interface RouteOptions {
  readonly pipeline: Pipeline;
  readonly readSession: SessionReader;
  readonly languages: LanguageRule;
  readonly front: Front;
}

export function registerCalls(app: FastifyInstance, options: RouteOptions): void {
  for (const key of apiKeys) {
    app.route({
      method: methodOf(key),
      ...bodyLimitOf(key),
      url: routeOf(key),
      handler: (request, reply) =>
        specOf(key).bytes
          ? giveFile(key, request, reply, options)
          : serve(key, request, reply, options),
    });
  }
}

/** The address as the router spells it. */
export function routeOf(key: ApiKey): string {
  return addressOf(key).replace(/\{(\w+)\}/g, ":$1");
}

const keysByRoute = new Map<string, string>(
  apiKeys.map((key) => [`${methodOf(key)} ${routeOf(key)}`, key]),
);

/** What a request is for: the call as the contract spells it, a page, or another address of the server's own. */
export function callOf({ method, routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return "none";
  if (url === "/*") return "page";
  return keysByRoute.get(`${method === "HEAD" ? "GET" : method} ${url}`) ?? url;
}

/** A form instead of JSON, or the reverse. The body is discarded, since a sender reads an early answer only then. */
function hasOtherType(key: ApiKey, request: FastifyRequest): boolean {
  const wantsForm = specOf(key).bodyKind === "multipart";
  const isOther = request.isMultipart()
    ? !wantsForm
    : wantsForm && request.headers["content-type"] !== undefined;
  if (isOther) request.raw.resume();
  return isOther;
}

function bodyLimitOf(key: ApiKey): { bodyLimit?: number } {
  const most = mostBodyBytes(specOf(key));
  return most === undefined ? {} : { bodyLimit: most };
}

async function serve(
  key: ApiKey,
  request: FastifyRequest,
  reply: FastifyReply,
  options: RouteOptions,
): Promise<FastifyReply> {
  const caller = await callerOf(request, options).catch((error: unknown) => error);
  const outcome: Outcome =
    caller instanceof Error
      ? { kind: "failure", ...failureOf(caller, request.id), cookies: [] }
      : await answer(
          options.pipeline,
          key,
          {
            params: request.params,
            query: request.query,
            body: specOf(key).bodyKind === "multipart" ? undefined : request.body,
            isOfOtherType: hasOtherType(key, request),
          },
          caller as Caller,
        );
  if (specOf(key).clearsStorage && outcome.kind !== "failure")
    // Cookies are deleted by name: deleting all would include the language and theme of every host of the site.
    reply.header("clear-site-data", '"storage"');
  return send(reply, outcome, options);
}

async function giveFile(
  key: ApiKey,
  request: FastifyRequest,
  reply: FastifyReply,
  options: RouteOptions,
): Promise<FastifyReply> {
  const readSession = asksWhoCalls(key) ? options.readSession : nobody;
  const caller = await callerOf(request, { ...options, readSession });
  return serveFile(key, request, reply, options.pipeline, caller);
}

const nobody: SessionReader = async () => ({ member: null, renewedCookie: null });

export async function callerOf(
  request: FastifyRequest,
  { readSession, languages, pipeline }: Omit<RouteOptions, "front">,
): Promise<Caller> {
  const header = request.headers.cookie;
  const { hostOnly } = cookieRule(pipeline.services.config, request);
  return {
    ...(await readSession(header, hostOnly)),
    locale: localeOf(languages, request.host, cookieIn(header, LANGUAGE_COOKIE)),
    address: request.ip,
    requestId: request.id,
    ...idempotencyKeyOf(request.headers["idempotency-key"]),
    userAgent: request.headers["user-agent"],
    cookieHeader: header,
    hostOnlyCookies: hostOnly,
    asked: {
      protocol: request.protocol,
      host: request.host,
      knownTags: request.headers["if-none-match"],
      acceptEncoding: request.headers["accept-encoding"] as string | undefined,
    },
    ...(request.isMultipart?.() && {
      parts: () => readMultipart(request),
      streamedFile: () => openMultipartFile(request),
    }),
  };
}

function idempotencyKeyOf(header: string | string[] | undefined): { idempotencyKey?: string } {
  return typeof header === "string" ? { idempotencyKey: header } : {};
}

function send(
  reply: FastifyReply,
  outcome: Outcome,
  { front, pipeline }: RouteOptions,
): FastifyReply {
  sendCookies(reply, pipeline.services.config, outcome.cookies);
  reply.header("cache-control", "no-store");
  switch (outcome.kind) {
    case "empty":
      return reply.code(204).send();
    case "answer": {
      const text = typeof outcome.body === "string" ? outcome.body : JSON.stringify(outcome.body);
      reply.type("application/json; charset=utf-8");
      return outcome.keepFor === undefined
        ? reply.send(text)
        : sendAndKeep(reply, text, outcome.keepFor, front);
    }
    case "file":
      throw new Error("a file is sent by a call that declares it");
    case "failure":
      if (outcome.fault) reply.request.log.error({ err: outcome.fault }, "call failed");
      if (outcome.retryAfter !== undefined) reply.header("retry-after", outcome.retryAfter);
      return reply.code(outcome.status).send(outcome.body);
  }
}

/** The first answer has the same headers as kept ones, so that a browser can revalidate it. */
function sendAndKeep(
  reply: FastifyReply,
  text: string,
  version: number,
  front: Front,
): FastifyReply {
  reply.header("cache-control", "no-cache").header("vary", "cookie");
  const key = front.keyOf(reply.request.raw);
  if (key !== null) keep(front, key, version, text, repeatableHeaders(reply.getHeaders()));
  const etag = etagOf(text);
  reply.header("etag", etag);
  return namesTag(reply.request.headers["if-none-match"], etag)
    ? reply.code(304).send()
    : reply.send(text);
}
