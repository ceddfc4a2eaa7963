/**
 * Counts calls in this process's memory: for calls so frequent that a row for each would cost more than the
 * call. Each process counts for itself.
 */
import type { Limit } from "./attempts.ts";
import { refuse } from "../refusal.ts";

/** Counting networks does not stop a caller from this many of them. */
const MOST_KEPT = 20_000;

interface Window {
  readonly startedAt: number;
  count: number;
}

export interface CountedHere {
  /** Counts one call and refuses it beyond the limit. */
  countOrRefuse(limit: Limit, who: string, now: number): void;
}

export function createCountedHere(): CountedHere {
  const windows = new Map<string, Window>();
  return {
    countOrRefuse({ name, most, windowSeconds }, who, now) {
      const key = `${name} ${who}`;
      const over = now - windowSeconds * 1000;
      const present = windows.get(key);
      const window = present && present.startedAt > over ? present : { startedAt: now, count: 0 };
      // The oldest are first.
      windows.delete(key);
      windows.set(key, window);
      if (windows.size > MOST_KEPT) windows.delete(windows.keys().next().value!);
      if (++window.count > most)
        refuse("too_many_attempts", {
          retryAfterSeconds: Math.max(1, Math.ceil((window.startedAt - over) / 1000)),
        });
    },
  };
}
