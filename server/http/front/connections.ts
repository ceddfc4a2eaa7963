/** How long connections live: those of slow or silent clients, and all of them when the server ends. */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Longer than the minute for which proxies keep a connection to us: the side that may send must be the one to close. */
const KEEP_ALIVE_MS = 72_000;
const HEADERS_WITHIN_MS = 20_000;
/** A photo of 10 MB over a telephone's slow network takes some minutes. */
const REQUEST_WITHIN_MS = 300_000;

/**
 * Connections that the system holds until they are taken over. Of a thousand made in one moment the usual 511 would leave
 * the rest, and whoever comes meanwhile, to try again after a second, then three.
 */
export const BACKLOG = 4_096;

const SWEEP_MS = 50;
const END_WITHIN_MS = 10_000;
/** Whoever has sent nothing for this long is hardly sending in the very moment in which the connection is closed. */
const QUIET_MS = 500;
/** Somebody may always be sending; the others behind a proxy are sent elsewhere by then. */
const DRAIN_WITHIN_MS = 5_000;

export function boundConnections({ server }: FastifyInstance): void {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = HEADERS_WITHIN_MS;
  server.requestTimeout = REQUEST_WITHIN_MS;
}

export interface Ending {
  /** From the moment in which the server was asked to end. */
  hasBegun(): boolean;
}

/**
 * A server that ends tells everybody so with the next answer (`Connection: close`) and goes on answering until all are told
 * or silent; only then does it close: a call sent on a connection that is being closed would be lost. What is not through
 * in time is cut off.
 */
export function endConnectionsOnClose(
  app: FastifyInstance,
  withinMs: number = END_WITHIN_MS,
): Ending {
  const { server } = app;
  const connections = watchConnections(server);
  app.addHook("preClose", async () => {
    await connections.drain(Math.min(withinMs, DRAIN_WITHIN_MS));
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
  return { hasBegun: () => connections.isDraining() };
}

interface Connections {
  isDraining(): boolean;
  drain(withinMs: number): Promise<void>;
}

function watchConnections(server: Server): Connections {
  /** When each open connection was last heard of; null while an answer is owed to it. */
  const heard = new Map<Socket, number | null>();
  const owed = new Set<ServerResponse>();
  let draining = false;

  server.on("connection", (socket) => {
    heard.set(socket, performance.now());
    socket.once("close", () => heard.delete(socket));
  });
  // Before whoever answers, who may do so at once.
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    heard.set(socket, null);
    owed.add(response);
    if (draining) response.shouldKeepAlive = false;
    response.once("close", () => {
      owed.delete(response);
      if (heard.has(socket)) heard.set(socket, performance.now());
    });
  });

  /** Closes who is silent. @returns whether nobody is left who might still be sending */
  const closeSilent = (): boolean => {
    const now = performance.now();
    let left = 0;
    for (const [socket, at] of heard) {
      if (at === null || socket.writableEnded) continue;
      if (now - at >= QUIET_MS) socket.end();
      else left++;
    }
    return left === 0;
  };

  return {
    isDraining: () => draining,
    async drain(withinMs) {
      draining = true;
      for (const response of owed) response.shouldKeepAlive = false;
      const deadline = performance.now() + withinMs;
      do {
        await sleep(SWEEP_MS / 2);
        // What has arrived by now is read before anybody is taken for silent.
        await nextTurn();
      } while (!closeSilent() && performance.now() < deadline);
    },
  };
}
