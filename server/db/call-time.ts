/**
 * Limits how long one call may wait for the database in total, so that every caller gets an answer in time, whatever the
 * database does. A call's other work (hashing a password, receiving a file) does not count.
 */
import { AsyncLocalStorage } from "node:async_hooks";

/** A caller has an answer within five seconds; this leaves some of them for everything else. */
const CALL_MS = 3_500;

export class CallTimeOver extends Error {
  override name = "CallTimeOver";
}

interface CallTime {
  spent: number;
  /** The call's statements in progress, and since when there is at least one. */
  underWay: number;
  since: number;
}

const current = new AsyncLocalStorage<CallTime | undefined>();

/** Counts all database work started by `work` as one call's. */
export function withCallTime<T>(work: () => T): T {
  return current.run({ spent: 0, underWay: 0, since: 0 }, work);
}

/** For `work` that outlives the call that started it, or serves others as well. */
export function apartFromCall<T>(work: () => T): T {
  return current.run(undefined, work);
}

/**
 * Waits for `work` no longer than the call may, but for at least `leastMs`; outside calls, without limit.
 */
export function waiting<T>(work: () => Promise<T>, leastMs = 0): Promise<T> {
  const time = current.getStore();
  return time
    ? new Promise((resolve, reject) => begin(time, leastMs, work, resolve, reject))
    : work();
}

/** Milliseconds that this call may still wait; undefined outside calls. */
export function callTimeLeft(): number | undefined {
  const time = current.getStore();
  return time && leftOf(time);
}

function leftOf({ spent, underWay, since }: CallTime): number {
  return CALL_MS - spent - (underWay > 0 ? performance.now() - since : 0);
}

/** How late a call may notice that its time is over. */
const SWEEP_MS = 100;

interface Wait {
  readonly deadline: number;
  end(): void;
}

/** Thousands of statements per second wait, hardly any for long, so a single timer checks them all. */
const waits = new Set<Wait>();
let sweep: NodeJS.Timeout | undefined;

function endWhoseTimeIsOver(): void {
  sweep = undefined;
  const now = performance.now();
  for (const wait of waits) if (wait.deadline <= now) wait.end();
  if (waits.size > 0) sweep = setTimeout(endWhoseTimeIsOver, SWEEP_MS);
}

function begin<T>(
  time: CallTime,
  leastMs: number,
  work: () => Promise<T>,
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
): void {
  const left = Math.max(leastMs, leftOf(time));
  if (left <= 0)
    return reject(new CallTimeOver("the call has waited for the database long enough"));
  const now = performance.now();
  if (time.underWay++ === 0) time.since = now;
  const wait: Wait = {
    deadline: now + left,
    end: () =>
      settle(() => reject(new CallTimeOver("the database did not answer in the call's time"))),
  };
  const settle = (how: () => void) => {
    if (!waits.delete(wait)) return;
    if (--time.underWay === 0) time.spent += performance.now() - time.since;
    how();
  };
  waits.add(wait);
  sweep ??= setTimeout(endWhoseTimeIsOver, SWEEP_MS);
  work().then(
    (value) => settle(() => resolve(value)),
    (error: unknown) => settle(() => reject(error)),
  );
}
