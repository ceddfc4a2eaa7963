/**
 * Limits that calls of different nouns share. They are far above what people do by hand, a whole club behind one
 * address included.
 */
import type { CallLimit } from "./call.ts";

export const MINUTE_SECONDS = 60;
export const HOUR_SECONDS = 60 * 60;

/** Searches while somebody types: more than one a second, for five minutes on end, is a program's. */
export const SEARCH_LIMITS = [
  { name: "search", most: 300, windowSeconds: 5 * 60, per: "member" },
] as const satisfies readonly CallLimit[];
