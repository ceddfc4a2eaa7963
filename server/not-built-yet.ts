/**
 * Calls of the contract whose handlers are still to come: each answers 501 in the envelope. The list can only
 * shrink: a call that has a handler and stands here too does not compile (see app.ts), and its length is tested.
 */
import type { ApiKey } from "@felistry/contract/api.ts";

export const notBuiltYet = ["POST /uploadToAi"] as const satisfies readonly ApiKey[];

export type NotBuiltYet = (typeof notBuiltYet)[number];
