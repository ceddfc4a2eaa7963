/**
 * Limits that calls of different nouns share. They are far above what people do by hand, a whole club behind one
 * address included.
 */
import type { CallLimit } from "./call.ts";

export const MINUTE_SECONDS = 60;
export const HOUR_SECONDS = 60 * 60;

/** Enough for all that a call of anybody's has to say, as JSON. */
export const PUBLIC_BODY_BYTES = 64 * 1024;

/**
 * Lists that everybody may search: ten a second for five minutes on end is no club behind one address. What stands ready is
 * answered without being counted.
 */
export const PUBLIC_SEARCH_LIMITS = [
  { name: "public-search", most: 3_000, windowSeconds: 5 * 60, per: "address", counted: "here" },
] as const satisfies readonly CallLimit[];

/** Searches while somebody types: more than one a second, for five minutes on end, is a program's. */
export const SEARCH_LIMITS = [
  { name: "search", most: 300, windowSeconds: 5 * 60, per: "member" },
] as const satisfies readonly CallLimit[];
