/** A drawing is made at its first request, and only that counts; a page shows dozens. */
import type { CallLimit } from "../call.ts";

const WINDOW_SECONDS = 5 * 60;

export const DRAWING_LIMITS = {
  svg: [
    {
      name: "drawn-svg",
      most: 3_000,
      windowSeconds: WINDOW_SECONDS,
      per: "address",
      counted: "here",
    },
  ],
  /** For social networks, which fetch one per page. */
  png: [
    { name: "drawn-png", most: 60, windowSeconds: WINDOW_SECONDS, per: "address", counted: "here" },
  ],
} as const satisfies Record<string, readonly CallLimit[]>;
