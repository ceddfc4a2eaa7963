/**
 * Limits shared by calls of different nouns. They are far above what people do by hand, even a whole club behind one
 * address.
 */
import type { CallLimit } from "./call.ts";

export const MINUTE_SECONDS = 60;
export const HOUR_SECONDS = 60 * 60;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

/**
 * Lists that everybody may search: no club behind one address makes ten requests a second for five minutes. Cached
 * answers are not counted.
 */
export const PUBLIC_SEARCH_LIMITS = [
  { name: "public-search", most: 3_000, windowSeconds: 5 * 60, per: "address", counted: "here" },
] as const satisfies readonly CallLimit[];

/** Search as you type: more than one a second for five minutes is a program. */
export const SEARCH_LIMITS = [
  { name: "search", most: 300, windowSeconds: 5 * 60, per: "member" },
] as const satisfies readonly CallLimit[];
