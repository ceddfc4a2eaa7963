/**
 * Calls of the contract whose handlers are still to come: each answers 501 in the envelope. The list can only
 * shrink: a call that has a handler and stands here too does not compile (see app.ts), and its length is tested.
 */
import type { ApiKey } from "@felistry/contract/api.ts";

export const notBuiltYet = [
  "POST /uploadToAi",
  "GET /cats/{id}/applications",
  "POST /applications/send-to-registration/{catId}",
  "PUT /cats/{id}/register-pedigree",
  "PUT /cats/{id}/delete-pedigree-application",
] as const satisfies readonly ApiKey[];

export type NotBuiltYet = (typeof notBuiltYet)[number];
