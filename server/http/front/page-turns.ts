/**
 * Pages are made a few at a time, in rounds by network. Making one keeps the event loop for milliseconds: a thousand begun
 * together hold their data in memory all at once, and everybody's answer, that of `/healthz` too, comes behind them.
 */
import { fairTurns } from "../../turns.ts";
import { networkOf } from "../limits/network.ts";
import { Refusal } from "../refusal.ts";

/** While one waits for the database another is written. */
const AT_ONCE = 4;
const AT_ONCE_OF_ONE = 2;
const MOST_WAITING = 2_000;
const MOST_WAITING_OF_ONE = 1_000;
/** Refused after a wait rather than at once: who comes again with every refusal would keep the server busy with refusing. */
const PATIENCE_MS = 2_000;

export type PageTurn = <T>(address: string, work: () => Promise<T>) => Promise<T>;

export function pageTurns(): PageTurn {
  const inTurn = fairTurns(AT_ONCE, {
    most: MOST_WAITING,
    mostOfOne: MOST_WAITING_OF_ONE,
    atOnceOfOne: AT_ONCE_OF_ONE,
    patienceMs: PATIENCE_MS,
    full: () => new Refusal("unavailable"),
  });
  return (address, work) => inTurn(networkOf(address), work);
}
