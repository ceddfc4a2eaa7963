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
 * Connections that the system holds until they are accepted. Of a thousand simultaneous ones, the default of 511 would
 * make the others retry after a second, then three.
 */
export const BACKLOG = 4_096;

const SWEEP_MS = 50;
const END_WITHIN_MS = 10_000;
/** A client silent for this long is hardly sending at the very moment its connection is closed. */
const QUIET_MS = 500;
/** After a turn of the event loop that took longer, calls may have come that it has not read. */
const SHORT_TURN_MS = 100;
/** Some client may always be sending; a proxy has sent the others elsewhere by then. */
const DRAIN_WITHIN_MS = 5_000;

export function boundConnections({ server }: FastifyInstance): void {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = HEADERS_WITHIN_MS;
  server.requestTimeout = REQUEST_WITHIN_MS;
}

export interface Ending {
  /** From the moment the server was asked to end. */
  hasBegun(): boolean;
}

/**
 * An ending server announces it with each answer (`Connection: close`) and keeps answering until all clients know or
 * are silent. Only then does it close, since a call sent on a closing connection would be lost. Requests that take too
 * long are cut off.
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
    // A server that never listened emits no close event.
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
  // Before the handlers, which may answer at once.
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    heard.set(socket, null);
    owed.add(response);
    if (draining) response.shouldKeepAlive = false;
    response.once("close", () => {
      owed.delete(response);
      if (heard.has(socket)) heard.set(socket, performance.now());
    });
  });

  /**
   * Closes silent connections.
   * @returns whether no client is left that might still be sending
   */
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
      let turnBegan: number;
      do {
        await sleep(SWEEP_MS / 2);
        turnBegan = performance.now();
        // Reads what has arrived before counting anybody as silent.
        await nextTurn();
      } while (
        (performance.now() - turnBegan > SHORT_TURN_MS || !closeSilent()) &&
        performance.now() < deadline
      );
    },
  };
}
