/**
 * Counts calls in this process's memory. For calls that are made so often that a row for each would cost more than the
 * call; each process counts for itself.
 */
import type { Limit } from "./attempts.ts";
import { refuse } from "../refusal.ts";

/** Whoever comes from so many networks is not held by counting any of them. */
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
      // Those counted longest ago come first, and go first.
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
