/** How long statements take, for whoever listens: the log of slow ones, traces. Costs nothing while nobody does. */
import { channel } from "node:diagnostics_channel";
import type { Logger } from "pino";

const times = channel("felistry.statement");

export interface StatementTime {
  readonly name: string;
  /** Including the wait for a connection. */
  readonly ms: number;
  readonly failed: boolean;
}

export async function timed<T>(name: string, run: () => Promise<T>): Promise<T> {
  if (!times.hasSubscribers) return run();
  const begun = performance.now();
  let failed = true;
  try {
    const result = await run();
    failed = false;
    return result;
  } finally {
    const time: StatementTime = { name, ms: performance.now() - begun, failed };
    times.publish(time);
  }
}

/** @returns a function that stops it */
export function hearStatementTimes(hear: (time: StatementTime) => void): () => void {
  const listener = (message: unknown): void => hear(message as StatementTime);
  times.subscribe(listener);
  return () => void times.unsubscribe(listener);
}

/** Names slow statements in the log, never their values. @returns a function that stops it */
export function logSlowStatements(log: Logger, slowMs: number): () => void {
  return hearStatementTimes(({ name, ms, failed }) => {
    if (ms >= slowMs) log.warn({ statement: name, ms: Math.round(ms), failed }, "slow statement");
  });
}
