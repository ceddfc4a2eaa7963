/**
 * Makes a few pages at a time, in turns by network. Each occupies the event loop for milliseconds: a thousand begun
 * together would hold their data in memory at once and delay every answer, even that of `/healthz`. Requests wait
 * before any work is done for them, so that a thousand waiting or refused ones cost little.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyRequest } from "fastify";
import { fairTurns } from "../../turns.ts";
import { networkOf } from "../limits/network.ts";
import { Refusal } from "../refusal.ts";
import { addressOf } from "../request-target.ts";
import { arrivals } from "./arrivals.ts";
import { mayBePage } from "./plain-page.ts";

/** While one waits for the database, another is made. */
const AT_ONCE = 4;
const AT_ONCE_OF_ONE = 2;
/** A visitor from another network waits for one page of a crowd, then gets half of the time. */
const AT_ONCE_BESIDE_OTHERS = 1;
const MOST_WAITING = 2_000;
const MOST_WAITING_OF_ONE = 1_000;
/** Refused after a wait rather than at once: clients that retry immediately would keep the server busy refusing. */
const PATIENCE_MS = 1_500;
/** Spreads the refusals of a thousand simultaneous requests. */
const PATIENCE_SPREAD_MS = 1_500;

export interface PageTurns {
  /** A connection was accepted. */
  arrived(): void;
  /** Continues a request that may need a page when its turn comes; refuses it after too long a wait. */
  wait(request: IncomingMessage, response: ServerResponse, goOn: () => void): void;
  /** Makes a page in its request's turn; a request without a turn waits here. */
  within<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T>;
}

export function pageTurns(
  trustProxy: number,
  refuse: (request: IncomingMessage, response: ServerResponse) => void,
): PageTurns {
  const inTurn = fairTurns(AT_ONCE, {
    most: MOST_WAITING,
    mostOfOne: MOST_WAITING_OF_ONE,
    atOnceOfOne: AT_ONCE_OF_ONE,
    atOnceBesideOthers: AT_ONCE_BESIDE_OTHERS,
    patienceMs: PATIENCE_MS,
    patienceSpreadMs: PATIENCE_SPREAD_MS,
    full: () => new Refusal("unavailable"),
  });
  /** Ends a request's turn. */
  const ends = new WeakMap<IncomingMessage, () => void>();
  const crowd = arrivals();

  return {
    arrived: () => crowd.note(),
    wait(request, response, goOn) {
      if (!mayBePage(request)) return goOn();
      const turn = () =>
        new Promise<void>((end) => {
          // The client may have left while waiting.
          if (response.destroyed) return end();
          ends.set(request, end);
          response.once("close", end);
          // Not right after another page: small requests that arrived meanwhile come first.
          crowd.letIn(goOn);
        });
      inTurn(networkOf(addressOf(request, trustProxy)), turn).catch(() =>
        refuse(request, response),
      );
    },
    async within(request, work) {
      const end = ends.get(request.raw);
      if (!end) return inTurn(networkOf(request.ip), work);
      // The turn ends once the page is made: a slow reader delays nobody.
      return work().finally(end);
    },
  };
}
