/** Who may make which call of accounts: joining, logging in, passkeys, sessions (permission-table.ts). */
import { cells, anybody, members, membersThen } from "./permission-cells.ts";

export const accountPermissions = {
  "POST /auth/register": anybody,
  "POST /auth/login": anybody,
  "POST /auth/logout": anybody,
  "POST /auth/hand-over": anybody,
  // A code that nobody was given.
  "POST /auth/take-over": cells(400, 400, 400, 400, 400),
  "GET /auth/check-email-exists": anybody,
  "POST /send-recovery-email": anybody,
  // A wrong code.
  "POST /auth/verify-recovery-code": cells(400, 400, 400, 400, 400),
  "POST /auth/open-recovery-link": anybody,
  // A guest needs the reset cookie.
  "PUT /auth/change-password": cells(403, 200, 200, 200, 200),
  "POST /auth/undo-email-change": anybody,
  "GET /me": members,
  "PUT /me/edit": members,
  "GET /me/settings": members,
  "POST /me/address-code": members,
  // A wrong code.
  "PUT /me/address-code": membersThen(400),
  "PUT /me/change-email": members,
  "POST /me/end-other-sessions": members,
  "GET /me/sessions": members,
  "DELETE /me/sessions/{id}": members,
  "POST /auth/passkey/options": anybody,
  // Signed by no known passkey.
  "POST /auth/passkey": cells(403, 403, 403, 403, 403),
  "GET /me/passkeys": members,
  "POST /me/passkeys/options": members,
  "POST /me/passkeys": membersThen(403),
  // Belongs to nobody.
  "DELETE /me/passkeys/{id}": membersThen(404),
  "POST /me/passkeys/confirm-options": members,
  "POST /me/passkeys/confirm": membersThen(403),
} as const;
