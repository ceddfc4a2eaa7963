/**
 * Calls of the contract whose handlers are still to come: each answers 501 in the envelope. The list can only
 * shrink: a call that has a handler and stands here too does not compile (see app.ts), and its length is tested.
 */
import type { ApiKey } from "@felistry/contract/api.ts";

export const notBuiltYet = [
  "POST /send-recovery-email",
  "POST /auth/verify-recovery-code",
  "PUT /auth/change-password",
  "PUT /me/edit",
  "PUT /me/change-email",
  "POST /me/useravaurl",
  "POST /logs/client",
  "POST /me/cattery",
  "GET /catteries",
  "GET /catteries/{id}/edit",
  "PUT /catteries/{id}",
  "PATCH /cats/{id}",
  "DELETE /cats/{id}",
  "GET /cats/notregistered",
  "PUT /cats/user-from-prev",
  "PUT /cats/update-owner-at-cat/{id}",
  "POST /cat-change-owner",
  "GET /cat-change-owner/{id}",
  "POST /cat-change-owner/cat-change-owner-from-prev",
  "POST /uploadToAi",
  "GET /cats/{id}/applications",
  "GET /applications/not-solve",
  "POST /applications/send-to-registration/{catId}",
  "PUT /cats/{id}/register-pedigree",
  "PUT /cats/{id}/delete-pedigree-application",
] as const satisfies readonly ApiKey[];

export type NotBuiltYet = (typeof notBuiltYet)[number];
