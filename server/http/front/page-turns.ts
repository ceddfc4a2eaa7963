/**
 * Pages are made a few at a time, in rounds by network. Making one keeps the event loop for milliseconds: a thousand begun
 * together hold their data in memory all at once, and everybody's answer, that of `/healthz` too, comes behind them.
 * They wait before anything is made of their requests, so that a thousand who wait, and are refused, cost little.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyRequest } from "fastify";
import { fairTurns } from "../../turns.ts";
import { networkOf } from "../limits/network.ts";
import { Refusal } from "../refusal.ts";
import { addressOf } from "../request-target.ts";
import { arrivals } from "./arrivals.ts";
import { mayBePage } from "./plain-page.ts";

/** While one waits for the database another is written. */
const AT_ONCE = 4;
const AT_ONCE_OF_ONE = 2;
/** A crowd of one network makes a visitor of another wait for one of its pages, then shares the time with them by halves. */
const AT_ONCE_BESIDE_OTHERS = 1;
const MOST_WAITING = 2_000;
const MOST_WAITING_OF_ONE = 1_000;
/** Refused after a wait rather than at once: who comes again with every refusal would keep the server busy with refusing. */
const PATIENCE_MS = 1_500;
/** A thousand who came together are not refused together. */
const PATIENCE_SPREAD_MS = 1_500;

export interface PageTurns {
  /** A connection was taken over. */
  arrived(): void;
  /** Goes on with what may ask for a page when its turn has come; who waits too long is refused. */
  wait(request: IncomingMessage, response: ServerResponse, goOn: () => void): void;
  /** Makes a page in the turn that its request has waited for; one that has not waited waits here. */
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
  /** How the turn ends that a request has. */
  const ends = new WeakMap<IncomingMessage, () => void>();
  const crowd = arrivals();

  return {
    arrived: () => crowd.note(),
    wait(request, response, goOn) {
      if (!mayBePage(request)) return goOn();
      const turn = () =>
        new Promise<void>((end) => {
          // Who has gone while waiting needs no page.
          if (response.destroyed) return end();
          ends.set(request, end);
          response.once("close", end);
          // Not in the moment in which another page is done: whoever has asked for something small meanwhile comes first.
          crowd.letIn(goOn);
        });
      inTurn(networkOf(addressOf(request, trustProxy)), turn).catch(() =>
        refuse(request, response),
      );
    },
    async within(request, work) {
      const end = ends.get(request.raw);
      if (!end) return inTurn(networkOf(request.ip), work);
      // The turn is over once the page is made: whoever reads it slowly keeps nobody waiting.
      return work().finally(end);
    },
  };
}
