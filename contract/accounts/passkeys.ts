/**
 * Passkeys (WebAuthn Level 3): a second way to log in, and what administrators who have one confirm decisions with.
 * Options and responses are the browser's own JSON; the server checks signature and challenge, not shape.
 */
import { z } from "zod";
import { calls } from "../call.ts";
import { code, id, idInPath, moment, nothing, optionalText, rawText } from "../fields.ts";
import { HOUR_SECONDS, MINUTE_SECONDS } from "../limits.ts";

export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX = 60;
/** How long a confirmation by passkey is valid. */
export const CONFIRMED_MINUTES = 15;

/** The argument of `navigator.credentials`, defined by the standard. */
const options = z.record(z.string(), z.unknown());

const base64url = (most: number) =>
  z
    .string({ error: code("invalid") })
    .max(most, { error: code("invalid") })
    .regex(/^[\w-]*$/, { error: code("invalid") });

const signed = z.object({
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal("public-key", { error: code("invalid") }),
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(8_000),
    userHandle: base64url(200).optional(),
  }),
});

const created = z.object({
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal("public-key", { error: code("invalid") }),
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

export const passkey = z.object({
  id,
  name: z.string(),
  created_at: moment,
  last_used_at: moment.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

export const passkeyOptionsBody = z.object({
  currentPassword: rawText(100).min(1, { error: code("required") }),
});
export const passkeyBody = z.object({
  name: optionalText(PASSKEY_NAME_MAX),
  credential: created,
});
const signedBody = z.object({ credential: signed });

const TRIES = { most: 60, windowSeconds: 10 * MINUTE_SECONDS };

export const passkeyCalls = calls({
  "POST /auth/passkey/options": {
    summary:
      "A challenge for a browser to sign, to log in with a passkey; valid once, for five minutes",
    access: "public",
    limits: [{ name: "passkey-options", ...TRIES, per: "address" }],
    data: options,
    errors: ["too_many_attempts"],
  },
  "POST /auth/passkey": {
    summary: "Log in with a passkey",
    access: "public",
    limits: [{ name: "passkey", ...TRIES, per: "address" }],
    body: signedBody,
    securityEvent: "login",
    refusalEvent: "login_failed",
    data: z.object({
      id,
      email: z.string(),
      first_name: z.string(),
      roleIds: z.array(z.int()),
    }),
    errors: ["passkey_not_accepted", "account_suspended", "too_many_attempts"],
  },
  "GET /me/passkeys": {
    summary: "The member's passkeys",
    access: "member",
    data: z.array(passkey),
  },
  "POST /me/passkeys/options": {
    summary: "Options for a browser to create a passkey; requires the password",
    access: "member",
    body: passkeyOptionsBody,
    data: options,
    errors: ["wrong_current_password", "too_many_passkeys", "too_many_attempts"],
  },
  "POST /me/passkeys": {
    summary: "Store a passkey made with these options; the member is notified by mail",
    access: "member",
    limits: [{ name: "passkey-add", most: 30, windowSeconds: HOUR_SECONDS, per: "member" }],
    body: passkeyBody,
    creates: true,
    securityEvent: "passkey_added",
    data: passkey,
    errors: ["passkey_not_accepted", "too_many_passkeys", "too_many_attempts"],
  },
  "DELETE /me/passkeys/{id}": {
    summary: "Remove a passkey; requires the password",
    access: "member",
    params: z.object({ id: idInPath }),
    body: passkeyOptionsBody,
    securityEvent: "passkey_removed",
    data: nothing,
    errors: ["passkey_not_found", "passkey_needed", "wrong_current_password", "too_many_attempts"],
  },
  "POST /me/passkeys/confirm-options": {
    summary: "A challenge for a browser to sign, to confirm that the member is present",
    access: "member",
    limits: [{ name: "passkey-options", ...TRIES, per: "member" }],
    data: options,
    errors: ["too_many_attempts"],
  },
  "POST /me/passkeys/confirm": {
    summary: `Confirm with a passkey; an administrator's decisions may then be made for ${CONFIRMED_MINUTES} minutes`,
    access: "member",
    limits: [{ name: "passkey", ...TRIES, per: "member" }],
    body: signedBody,
    securityEvent: "passkey_confirmed",
    data: nothing,
    errors: ["passkey_not_accepted", "too_many_attempts"],
  },
});
