/** The bare HTTP server: security headers, body limits, errors in the envelope, health. Knows no noun. */
import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import compress from "@fastify/compress";
import multipart from "@fastify/multipart";
import Fastify, { LogController, type FastifyInstance } from "fastify";
import { withCallTime } from "../db/call-time.ts";
import type { Services } from "../services.ts";
import { errorAnswerer, unreadable } from "./error-answers.ts";
import { isCrossSite } from "./origin-check.ts";
import { Refusal } from "./refusal.ts";
import { frontServer, type Front } from "./front/front.ts";
import { boundConnections, endConnectionsOnClose, type Ending } from "./front/connections.ts";
import { refuseWhenLate } from "./front/overload.ts";
import { answerSeenRequest } from "./front/seen-request.ts";
import { refuseUndeclaredRoutes } from "./outside.ts";
import { isHost, originForm } from "./request-target.ts";
import { BARE_PROTECTION, protection } from "./front/protection.ts";
import { hasRoom } from "../storage/free-space.ts";
import { answerWhetherFilesMayBeSent, permissionFor, sendingPage } from "./upload-origin.ts";

/** Above the largest text a field takes, so that an overlong one is refused by its field, with its message. */
const BODY_LIMIT = 2 * 1024 * 1024;

/** @returns an instance of the plain type: later code needs nothing of what the logger and the front's server add */
export async function createHttpServer(services: Services, front: Front): Promise<FastifyInstance> {
  const { config } = services;
  const answerError = errorAnswerer(config);
  const app = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    // Only what our own proxies appended counts: a client may have written anything left of it.
    trustProxy:
      config.trustProxy > 0 && ((_address: string, hop: number) => hop < config.trustProxy),
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Answered before any hook sets the usual headers.
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers(BARE_PROTECTION)),
    serverFactory: (handler) => frontServer(handler, front),
    rewriteUrl: ({ url = "/" }) => originForm(url),
    return503OnClosing: false,
  }) as unknown as FastifyInstance;
  refuseUndeclaredRoutes(app);
  boundConnections(app);
  const ending = endConnectionsOnClose(app);

  readJsonOnly(app);
  const headers = protection(config);
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  if (!config.dev) await refuseWhenLate(app, config.mostLateMs);
  await app.register(multipart);
  await app.register(compress, { threshold: 1024, encodings: ["gzip", "deflate"] });
  refuseStrangers(app, services);
  app.setErrorHandler(answerError);
  answerWhetherFilesMayBeSent(app, config);
  // Only once the request is read: uploading takes none of the call's time.
  app.addHook("preHandler", (_request, _reply, done) => withCallTime(done));
  answerHealth(app, services, ending);
  return app;
}

function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, text, done) => {
    try {
      done(null, text === "" ? undefined : JSON.parse(text as string));
    } catch {
      done(unreadable(), undefined);
    }
  });
  // Any other type is refused rather than guessed at.
  app.addContentTypeParser("*", (_request, payload, done) => {
    payload.resume();
    done(new Refusal("wrong_body_type"), undefined);
  });
}

/** Refuses requests without a host, or from a page of another site. */
function refuseStrangers(app: FastifyInstance, { config, security }: Services): void {
  const ownHost = new URL(config.publicOrigin).host;
  const origins = [config.publicOrigin, ...(config.uploadOrigin ? [config.uploadOrigin] : [])];
  app.addHook("onRequest", async (request, reply) => {
    // A proxy passes `Host` on. A client may write this one, which would then be our host in links, languages and checks.
    delete request.raw.headers["x-forwarded-host"];
    reply.header("x-request-id", request.id);
    believeSchemesOnly(request.raw.headers);
    // HTTP/1.0 has no `Host`.
    const host = (request.raw.headers.host ||= ownHost);
    if (!isHost(host))
      throw new Refusal("bad_input", { fields: [{ field: "host", code: "invalid" }] });
    const sender = sendingPage(config, request);
    if (sender !== null) reply.headers(permissionFor(sender));
    else if (isCrossSite(request.method, request.headers, request.host, origins)) {
      security("refused", request.ip, { requestId: request.id, code: "cross_site" });
      throw new Refusal("cross_site");
    }
  });
}

/** A proxy's scheme ends up in links; an invalid one is ignored. */
function believeSchemesOnly(headers: IncomingHttpHeaders): void {
  const told = String(headers["x-forwarded-proto"] ?? "");
  const last = told.slice(told.lastIndexOf(",") + 1).trim();
  if (last === "http" || last === "https") headers["x-forwarded-proto"] = last;
  else delete headers["x-forwarded-proto"];
}

function answerHealth(app: FastifyInstance, { pulse, config }: Services, ending: Ending): void {
  app.get("/healthz", async () => ({
    status: "ok",
    database: pulse.wasThere() ? "ok" : "away",
  }));
  app.get("/readyz", async () => {
    // While the server ends, a balancer sends no more requests here.
    if (ending.hasBegun() || !(await pulse.beats())) throw new Refusal("unavailable");
    return { status: "ok", disk: (await hasRoom(config, 0)) ? "ok" : "low" };
  });
  answerSeenRequest(app);
}
