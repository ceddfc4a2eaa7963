/** How long connections live: those of slow or silent clients, and all of them when the server ends. */
import type { FastifyInstance } from "fastify";

/** Longer than the minute for which proxies keep a connection to us: the side that may send must be the one to close. */
const KEEP_ALIVE_MS = 72_000;
const HEADERS_WITHIN_MS = 20_000;
/** A photo of 10 MB over a telephone's slow network takes some minutes. */
const REQUEST_WITHIN_MS = 300_000;

const SWEEP_MS = 50;
const END_WITHIN_MS = 10_000;

export function boundConnections({ server }: FastifyInstance): void {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = HEADERS_WITHIN_MS;
  server.requestTimeout = REQUEST_WITHIN_MS;
}

/**
 * While the server ends, requests in flight are answered; their connections, which would otherwise stay open for
 * the next request, are closed once they are idle. What is not through in time is cut off.
 */
export function endConnectionsOnClose(
  app: FastifyInstance,
  withinMs: number = END_WITHIN_MS,
): void {
  const { server } = app;
  app.addHook("preClose", async () => {
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    const end = setTimeout(() => server.closeAllConnections(), withinMs);
    const stop = () => {
      clearInterval(sweep);
      clearTimeout(end);
    };
    // A server that never listened does not say that it closed.
    if (server.listening) server.once("close", stop);
    else stop();
  });
}
