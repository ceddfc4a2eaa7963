/** Accounts, catteries and the club's list of members. */
import type { Samples } from "./samples.ts";
import type { SampleRows } from "./sample-rows.ts";

/** Has the right shape, but no valid signature. */
const SIGNED_BY_NOBODY = {
  id: "bm9ib2R5",
  rawId: "bm9ib2R5",
  type: "public-key",
  response: { clientDataJSON: "e30", authenticatorData: "", signature: "" },
} as const;

export function accountSamples({
  caller,
  cattery,
  certificate,
  country,
  foreign,
  linkToken,
  portrait,
  session,
  stranger,
  system,
  undoToken,
}: SampleRows) {
  const catteryBody = {
    cattery_name: "Sample2",
    certificate_issued_by: "Club",
    cat_systems_id: system,
    image_url: certificate,
  };
  return {
    "POST /auth/register": {
      body: {
        first_name: "Anna",
        last_name: "Karlova",
        email: `anna${caller.id}@cats.example`,
        birthday: "1990-02-03",
        countries_id: country,
        password: "Kitten123",
        confirmPassword: "Kitten123",
      },
    },
    "POST /auth/login": { body: { email: stranger.email, password: stranger.password } },
    "POST /auth/logout": {},
    "POST /auth/hand-over": {
      body: { locale: "ru", ticket: "t".repeat(43), kept: { hearts: [foreign.id], drafts: [] } },
    },
    "POST /auth/take-over": { body: { code: "c".repeat(43), ticket: "t".repeat(43) } },
    "GET /auth/check-email-exists": { query: { email: "anna@cats.example" } },
    "POST /send-recovery-email": { body: { recipient_email: stranger.email } },
    "POST /auth/verify-recovery-code": { body: { email: stranger.email, OTP: "1234" } },
    "POST /auth/open-recovery-link": { body: { token: linkToken } },
    "PUT /auth/change-password": {
      body: { valuePassword: "Kitten124", currentPassword: caller.password },
    },
    "GET /me": {},
    "PUT /me/edit": {
      body: {
        first_name: "Anna",
        last_name: "Karlova",
        birthday: "1990-02-03",
        country_id: country,
      },
    },
    "GET /me/settings": {},
    "POST /me/address-code": {},
    "PUT /me/address-code": { body: { code: "000000" } },
    "PUT /me/change-email": { body: { email: `new${caller.id}@cats.example` } },
    "POST /auth/undo-email-change": { body: { token: undoToken } },
    "POST /me/end-other-sessions": {},
    "GET /me/draft": { query: { form: "/cats/new#cat_name" } },
    "PUT /me/draft": { body: { form: "/cats/new#cat_name", entries: { cat_name: "Vesna" } } },
    "DELETE /me/draft": { query: { form: "/cats/new#cat_name" } },
    "GET /me/sessions": {},
    "DELETE /me/sessions/{id}": { params: { id: session } },
    "POST /auth/passkey/options": {},
    "POST /auth/passkey": { body: { credential: SIGNED_BY_NOBODY } },
    "GET /me/passkeys": {},
    "POST /me/passkeys/options": { body: { currentPassword: caller.password } },
    "POST /me/passkeys": {
      body: {
        name: "My phone",
        credential: {
          ...SIGNED_BY_NOBODY,
          response: { clientDataJSON: "e30", attestationObject: "oA" },
        },
      },
    },
    "DELETE /me/passkeys/{id}": {
      params: { id: 2_000_000_000 },
      body: { currentPassword: caller.password },
    },
    "POST /me/passkeys/confirm-options": {},
    "POST /me/passkeys/confirm": { body: { credential: SIGNED_BY_NOBODY } },
    "GET /me/data": {},
    "POST /me/close": { body: { currentPassword: caller.password } },
    "GET /me/cats": { query: {} },
    "GET /me/herd": { query: {} },
    "GET /me/herd/ids": { query: {} },
    "GET /me/herd/view": {},
    "PUT /me/herd/view": { body: { view: "table" } },
    "POST /me/herd/tags": { body: { cats: [foreign.id], name: "For show", wanted: 1 } },
    "POST /me/herd/ads": { body: { cats: [foreign.id], is_active: 0 } },
    "POST /me/herd/hand-overs": { body: { cats: [foreign.id] } },
    "GET /me/tags": {},
    "PUT /me/tags/{id}": { params: { id: 2_000_000_000 }, body: { name: "For sale" } },
    "DELETE /me/tags/{id}": { params: { id: 2_000_000_000 } },
    "GET /me/notices": { query: {} },
    "GET /me/notices/unread": {},
    "PUT /me/notices/read": { body: { id: 2_000_000_000 } },
    "GET /me/notice-settings": {},
    "PUT /me/notice-settings": { body: { kind: "orders", mail: "daily" } },
    "GET /me/dates": {},
    "GET /me/calendar": {},
    "POST /me/calendar": {},
    "DELETE /me/calendar": {},
    "GET /me/favorites": { query: {} },
    "POST /me/favorites": { body: { cats: [foreign.id] } },
    "GET /favorites": { query: { ids: String(foreign.id) } },
    "POST /me/favorite": { body: { catId: foreign.id } },
    "POST /me/useravaurl": { body: { filePath: portrait } },
    "GET /admin/members": { query: { q: "bre" } },
    "PUT /admin/members/{id}/administrator": {
      params: { id: stranger.id },
      body: { is_administrator: true },
    },
    "PUT /admin/members/{id}/suspension": {
      params: { id: stranger.id },
      body: { reason: "Cats that do not exist" },
    },
    "DELETE /admin/members/{id}/suspension": { params: { id: stranger.id } },
    "GET /users": { query: { q: "bre" } },
    "POST /logs/client": {
      body: { level: "error", message: "a script failed", meta: { page: "/market" } },
    },
    "POST /me/cattery": { body: catteryBody },
    "GET /catteries": { query: { user: caller.id } },
    "GET /catteries/{id}": { params: { id: cattery.id } },
    "GET /catteries/{id}/cats": { params: { id: cattery.id }, query: {} },
    "GET /catteries/{id}/edit": { params: { id: cattery.id } },
    "PUT /catteries/{id}": { params: { id: cattery.id }, body: catteryBody },
  } satisfies Partial<Samples>;
}
