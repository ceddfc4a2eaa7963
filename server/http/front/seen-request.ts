/** How a request reaches the site through the proxies in front: `npm run doctor` compares it with what it sent. */
import type { FastifyInstance } from "fastify";

export const SEEN_REQUEST = "/healthz/request";

/** For documentation (RFC 5737), so that nobody has it. A site that takes it for its visitor's believes visitors. */
export const FORGED_ADDRESS = "192.0.2.1";

/** Nothing that the sender does not know: everybody may ask. */
export interface SeenRequest {
  readonly scheme: string;
  readonly host: string;
  /** How many addresses X-Forwarded-For has. */
  readonly forwarded: number;
  /** Whether the doctor's invented address is among them: if not, a proxy has replaced what it was sent. */
  readonly hasForged: boolean;
  readonly believesForged: boolean;
}

export function answerSeenRequest(app: FastifyInstance): void {
  app.get(SEEN_REQUEST, (request, reply): SeenRequest => {
    reply.header("cache-control", "no-store");
    const told = String(request.headers["x-forwarded-for"] ?? "")
      .split(",")
      .map((address) => address.trim())
      .filter((address) => address !== "");
    return {
      scheme: request.protocol,
      host: request.host,
      forwarded: told.length,
      hasForged: told.includes(FORGED_ADDRESS),
      believesForged: request.ip === FORGED_ADDRESS,
    };
  });
}
