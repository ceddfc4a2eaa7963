/** Every address that the server answers is a call of the contract, or is listed here with its reason. */
import type { FastifyInstance } from "fastify";
import { apiKeys } from "@felistry/contract/api.ts";
import { routeOf } from "./routes.ts";

export const OUTSIDE: Readonly<Record<string, string>> = {
  "/*": "pages: rendered by the web, which calls the API by itself",
  "/assets/*": "built files of the web, which hold nothing of anybody",
  "/icon.svg": "a file of the web that browsers ask for by this name",
  "/icon-180.png": "the same, for a phone's screen",
  "/icon-192.png": "the same, named by the manifest",
  "/icon-512.png": "the same, named by the manifest",
  "/push-worker.js":
    "shows notices in browsers; under this name, because a worker is bound to its address",
  "/api/openapi.json": "says what the calls are",
  "/api/docs": "says it to people",
  "/api/docs.css": "belongs to that page",
  "/api/upload": "besides the call: what browsers ask before they send a file to another origin",
  "/judge/:token":
    "a form of a page that works without scripts: it makes the call POST /credentials/answer-by-mail",
  "/healthz": "for a balancer, also where nothing else can be answered",
  "/healthz/request":
    "says how a request arrives through the proxies, which only holds for one that is no call",
  "/readyz": "for a balancer, also where nothing else can be answered",
  "/metrics": "for a monitoring, which comes with a token of its own in place of a session",
};

/** @throws before the server starts */
export function refuseUndeclaredRoutes(app: FastifyInstance): void {
  const calls = new Set(apiKeys.map(routeOf));
  app.addHook("onRoute", ({ url }) => {
    if (!calls.has(url) && !(url in OUTSIDE))
      throw new Error(`${url} is neither a call of the contract nor among what stands outside`);
  });
}
