/** Pages: rendered for first paint by the built web, which calls the API in process. */
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { retryAfterSeconds } from "@felistry/contract/error-details.ts";
import {
  CURRENCY_COOKIE,
  currencyChoice,
  type OtherLanguage,
  type PageRequest,
  type RenderedPage,
  type RenderPage,
} from "@felistry/contract/rendering.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { locales, type Locale } from "@felistry/i18n/locale.ts";
import { poolDb } from "../../db/transaction.ts";
import { releaseFile } from "../../releases/keep-files.ts";
import { keep, repeatableHeaders, type Front } from "./front.ts";
import { inProcessCaller } from "../in-process.ts";
import { cookieIn, sendCookies } from "../cookies.ts";
import { SECRET_ADDRESS } from "./protection.ts";
import { withLocale } from "../locale-scope.ts";
import { refuse } from "../refusal.ts";
import { callerOf, type RouteOptions } from "../routes.ts";
import { THEME_COOKIE, themeOf } from "../theme.ts";
import { siteOrigins } from "../site-origins.ts";

export interface Renderer {
  readonly render: RenderPage;
  /** The built client's folder; undefined where the development server serves it. */
  readonly clientDir: string | undefined;
  /** Serves the development server's own requests. */
  mount?(app: FastifyInstance): void;
}

/** Addresses of calls and built files: a missing one gets no page. */
const NO_PAGE = /^\/(?:api|assets|photos|drawn)\//;

/** Files of web/public, whose names never change. */
const ROOT_FILES = ["icon.svg", "icon-180.png", "icon-192.png", "icon-512.png", "push-worker.js"];

const ASSET = /^\/assets\/([\w.-]+)$/;

const IMMUTABLE_SECONDS = 31_536_000;

export async function registerPages(
  app: FastifyInstance,
  renderer: Renderer,
  options: RouteOptions,
): Promise<void> {
  renderer.mount?.(app);
  if (renderer.clientDir) {
    await app.register(fastifyStatic, {
      root: join(renderer.clientDir, "assets"),
      prefix: "/assets/",
      maxAge: IMMUTABLE_SECONDS * 1000,
      immutable: true,
      preCompressed: true,
      wildcard: true,
    });
    const { clientDir } = renderer;
    for (const file of ROOT_FILES)
      app.get(`/${file}`, (_request, reply) => reply.sendFile(file, clientDir));
  }
  // A route rather than the not-found handler: only routes are compressed.
  app.get("/*", (request, reply) => {
    if (NO_PAGE.test(request.url)) refuse("not_found");
    return options.front.turns.within(request, async () =>
      // The client may have left while waiting.
      request.raw.destroyed ? reply : page(request, reply, renderer, options),
    );
  });
  app.setNotFoundHandler((request, reply) => fileOfOtherRelease(request, reply, options));
}

/** What the folder of built files has not: while a release takes over, it has been sent a page of another. */
async function fileOfOtherRelease(
  request: FastifyRequest,
  reply: FastifyReply,
  { pipeline }: RouteOptions,
): Promise<FastifyReply> {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const name = isRead ? ASSET.exec(request.url)?.[1] : undefined;
  const file = name && (await releaseFile(poolDb(pipeline.services.pool), name));
  if (!file) refuse("not_found");
  return reply
    .header("cache-control", `public, max-age=${IMMUTABLE_SECONDS}, immutable`)
    .type(file.type)
    .send(file.bytes);
}

async function page(
  request: FastifyRequest,
  reply: FastifyReply,
  renderer: Renderer,
  options: RouteOptions,
): Promise<FastifyReply> {
  const { pipeline, front } = options;
  const { config, now } = pipeline.services;
  const version = front.version();
  const { replicas } = pipeline.services;
  const stoodIn = replicas.stoodIn();
  const caller = await callerOf(request, options);
  const { locale, member } = caller;
  const keeping = front.keyOf(request.raw) === null ? undefined : { spoiled: false };
  const pageRequest: PageRequest = {
    url: `${request.protocol}://${request.host}${request.url}`,
    locale,
    requestId: request.id,
    call: inProcessCaller(pipeline, { ...caller, ...(keeping && { keeping }) }, (fault) =>
      request.log.error({ err: fault }, "call of a page failed"),
    ),
    site: {
      name: config.siteName[locale],
      origins: siteOrigins(config, request, locale),
      languages: locales.filter((other) => other !== locale).map(otherLanguage),
      uploadOrigin: config.uploadOrigin ?? "",
    },
    viewer: member && {
      id: member.id,
      first_name: member.first_name,
      roleIds: member.roleIds,
      ...(member.clubId != null && { clubId: member.clubId }),
    },
    theme: themeOf(cookieIn(request.headers.cookie, THEME_COOKIE)),
    currency: currencyChoice(cookieIn(request.headers.cookie, CURRENCY_COOKIE)),
    today: new Date(now()).toISOString().slice(0, 10),
  };
  const rendered = await withLocale(locale, () => renderer.render(pageRequest));
  if (rendered.kind === "page")
    for (const fault of rendered.faults) request.log.error({ err: fault }, "page failed");
  if (caller.renewedCookie) sendCookies(reply, config, [caller.renewedCookie]);
  // The next user of this browser must not see a member's page.
  reply.header("cache-control", member ? "no-store" : "no-cache");
  const isCurrent = keeping?.spoiled === false && replicas.stoodIn() === stoodIn;
  const keepFor = isCurrent ? version : null;
  return sendPage(request, reply, rendered, front, keepFor);
}

function otherLanguage(locale: Locale): OtherLanguage {
  return {
    locale,
    name: m.nav_language({}, { locale }),
    label: m.nav_language_label({}, { locale }),
  };
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  rendered: RenderedPage,
  front: Front,
  keepFor: number | null,
): FastifyReply {
  reply.header("vary", "cookie, accept-encoding");
  if (rendered.kind === "redirect") {
    if (rendered.setCookie) reply.header("set-cookie", rendered.setCookie);
    return reply.redirect(rendered.location, rendered.status);
  }
  if (rendered.isSecret) reply.headers(SECRET_ADDRESS);
  reply.type("text/html; charset=utf-8").code(rendered.status);
  const retryAfter = retryAfterSeconds[rendered.status];
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  const isWhole = rendered.status === 200 && rendered.faults.length === 0;
  const key = isWhole && keepFor !== null ? front.keyOf(request.raw) : null;
  if (key !== null)
    keep(front, key, keepFor!, rendered.html, repeatableHeaders(reply.getHeaders()));
  return reply.send(rendered.html);
}
