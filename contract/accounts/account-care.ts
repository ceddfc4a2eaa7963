/** What members do with their own account: recovery, password, e-mail, sessions, data, closing; also faults seen in browsers. */
import { z } from "zod";
import { email, me, password } from "./accounts.ts";
import { calls } from "../call.ts";
import { HOUR_SECONDS } from "../limits.ts";
import {
  code,
  flagOut,
  id,
  idInPath,
  ignored,
  lines,
  moment,
  nothing,
  rawText,
  text,
} from "../fields.ts";

export const recoveryEmailBody = z.object({ recipient_email: email, OTP: ignored });
export const recoveryCodeBody = z.object({
  email,
  OTP: z
    .union([z.string(), z.number()], { error: code("recovery_code") })
    .transform((value) => String(value).trim())
    .pipe(z.string().regex(/^\d{4}$/, { error: code("recovery_code") })),
});
export const passwordBody = z.object({
  valuePassword: password,
  email: email.optional(),
  currentPassword: rawText(100).optional(),
});
/** Six digits, as they are copied from a mail. */
export const addressCodeBody = z.object({
  code: z
    .string({ error: code("address_code") })
    .transform((value) => value.replaceAll(/\s/gu, ""))
    .pipe(z.string().regex(/^\d{6}$/, { error: code("address_code") })),
});
export const emailBody = z.object({ email, id: ignored });
export const closeBody = z.object({
  currentPassword: rawText(100).min(1, { error: code("required") }),
});

/** What a browser may report about a fault: where and which, nothing typed by the user. Other fields are dropped. */
const faultMeta = z.object({
  page: text(200).optional().describe("path of the page"),
  call: text(100).optional().describe("method and path of the call"),
  status: z
    .int({ error: code("invalid") })
    .min(0, { error: code("invalid") })
    .max(599, { error: code("invalid") })
    .optional(),
  requestId: text(100).optional(),
  source: text(200).optional().describe("script, line and column"),
});
export const faultBody = z.object({
  level: z.literal(["error", "warn", "info"], { error: code("invalid") }),
  message: lines(500),
  meta: faultMeta.optional(),
});

const ownSession = z.object({
  id,
  device: z.string().nullable().describe("browser and system, as reported"),
  created_at: moment,
  last_seen_at: moment.describe("accurate to ten minutes"),
  is_this: flagOut.describe("the session making this request"),
});
export type OwnSession = z.output<typeof ownSession>;

const rows = z.array(z.record(z.string(), z.unknown()));

/** Everything the database holds about a member, under its column names, except hashes and other people's addresses. */
const ownData = z.object({
  profile: me.omit({ version: true }),
  created_at: moment,
  locale: z.string(),
  own_cats_view: z.string().nullable().describe("cards or a table, as the member has chosen"),
  sessions: rows,
  passkeys: rows,
  email_changes: rows,
  cats: rows,
  documents: rows,
  credentials: rows.describe("titles, results and tests of the cats"),
  withheld_papers: rows.describe("papers the member added to cats since taken by others"),
  litters: rows.describe("those the member registered, and those of the member's studs"),
  kitten_weights: rows.describe("of the litters that the member registered"),
  litter_inspections: rows,
  planned_matings: rows.describe("those the member planned, and those of the member's studs"),
  sales: rows,
  orders_received: rows,
  orders_sent: rows,
  chip_proofs: rows,
  review_reports: rows,
  favorites: rows,
  catteries: rows,
  drafts: rows.describe("typed into forms and not sent"),
  notices: rows.describe("what the member was told"),
  notice_settings: rows.describe("how the member wants to be told"),
  pedigree_drafts: rows.describe("pedigrees being typed"),
  tags: rows.describe("the member's own tags, each with the cats that have it"),
  saved_searches: rows,
  push_devices: rows.describe("browsers that show notices"),
  telegram_chats: rows.describe("the chat that notices go to"),
  calendars: rows.describe("when the address for calendar programs was made"),
  uploads: rows,
  applications: rows,
  cattery_names: rows.describe("asked for from the club, or granted by it"),
  memberships: rows.describe("of the club, by year"),
  corrections: rows.describe("requests to correct registered cats"),
  transfers: rows.describe("requests to take a cat over from another club or to let it go there"),
  order_messages: rows,
  questions: rows.describe("threads with sellers or buyers before an order"),
  order_contacts: rows,
  seller_details: rows,
  reservations: rows.describe("with the terms as accepted"),
  order_contracts: rows.describe("contracts that the member signed, as signed"),
  case_messages: rows.describe("what the member has answered the club"),
  disputes: rows.describe("what the member has said in disputes"),
  waiting_lists: rows,
  waiting: rows.describe("places on waiting lists"),
  reviews: rows,
  message_reports: rows,
  ad_reports: rows,
  owner_changes: rows,
});

export const accountCareCalls = calls({
  "POST /send-recovery-email": {
    summary:
      "Mail a one-time code (made by the server; an OTP in the request is ignored), or a link if codes might be guessed",
    access: "public",
    securityEvent: "recovery_asked",
    // Keeps one place from finding out which addresses have an account, or from mailing them all.
    limits: [{ name: "recovery", most: 100, windowSeconds: HOUR_SECONDS, per: "address" }],
    body: recoveryEmailBody,
    data: z.object({ sent: z.literal(["code", "link"]) }),
    errors: ["no_such_email", "too_many_attempts"],
  },
  "POST /auth/verify-recovery-code": {
    summary: "Check the one-time code; if correct, it sets the reset cookie",
    access: "public",
    securityEvent: "recovery_code_right",
    refusalEvent: "recovery_code_wrong",
    limits: [{ name: "recovery-check", most: 60, windowSeconds: HOUR_SECONDS, per: "address" }],
    body: recoveryCodeBody,
    data: nothing,
    errors: ["wrong_recovery_code", "no_such_email", "too_many_attempts"],
  },
  "POST /auth/open-recovery-link": {
    summary: "Open a mailed link, once; sets the reset cookie and returns whose account it is",
    access: "public",
    securityEvent: "recovery_link_opened",
    refusalEvent: "recovery_link_refused",
    body: z.object({ token: text(100, "invalid") }),
    data: z.object({ email: z.string() }),
    errors: ["recovery_link_over"],
  },
  "PUT /auth/change-password": {
    summary: "Set a new password, with the reset cookie or as a member with the current password",
    access: "public",
    securityEvent: "password_changed",
    refusalEvent: "password_change_refused",
    body: passwordBody,
    data: nothing,
    errors: ["reset_not_verified", "wrong_current_password", "too_many_attempts"],
  },
  "GET /me/settings": {
    summary: "The account's address, and the space its files take",
    access: "member",
    data: z.object({
      email: z.string(),
      files: z
        .object({
          bytes: z.number().describe("used by the member's pictures and imported tables"),
          allowed_bytes: z.number(),
          unused_bytes: z
            .number()
            .describe("used by pictures shown nowhere; they are deleted after a day"),
          unused_allowed_bytes: z.number(),
          site_bytes: z.number().describe("used by all members' pictures"),
          site_allowed_bytes: z.number(),
        })
        .describe("used and allowed"),
    }),
  },
  "POST /me/address-code": {
    summary:
      "Mail a code to the account's address, valid for 30 minutes, unless the address is confirmed",
    access: "member",
    limits: [{ name: "send-address-code", most: 5, windowSeconds: HOUR_SECONDS, per: "member" }],
    data: z.object({ is_confirmed: flagOut }),
    errors: ["too_many_attempts"],
  },
  "PUT /me/address-code": {
    summary:
      "Confirm the account's address by the mailed code; the member's waiting first ads are shown",
    access: "member",
    limits: [{ name: "address-code", most: 10, windowSeconds: HOUR_SECONDS, per: "member" }],
    body: addressCodeBody,
    data: z.object({ is_confirmed: flagOut }),
    errors: ["wrong_address_code", "too_many_attempts"],
  },
  "PUT /me/change-email": {
    summary: "Change the address; the old one may undo it for seven days",
    access: "member",
    securityEvent: "email_changed",
    limits: [{ name: "change-email", most: 10, windowSeconds: HOUR_SECONDS, per: "member" }],
    body: emailBody,
    data: z.object({ email: z.string() }),
    errors: ["email_in_use", "too_many_attempts"],
  },
  "POST /auth/undo-email-change": {
    summary: "Restore the account's old address, with the token mailed to it; ends every session",
    access: "public",
    securityEvent: "email_change_undone",
    body: z.object({ token: text(100, "invalid") }),
    data: z.object({ email: z.string() }),
    errors: ["undo_link_over", "email_in_use"],
  },
  "POST /me/end-other-sessions": {
    summary: "Log the member out in all other browsers",
    access: "member",
    securityEvent: "sessions_ended",
    data: z.object({ ended: z.int() }),
  },
  "GET /me/sessions": {
    summary: "Where the member is logged in: this session first, then those last seen, at most 100",
    access: "member",
    data: z.array(ownSession),
  },
  "DELETE /me/sessions/{id}": {
    summary: "End one of the member's sessions",
    access: "member",
    securityEvent: "session_ended",
    params: z.object({ id: idInPath }),
    data: nothing,
    errors: ["session_not_found"],
  },
  "GET /me/data": {
    summary: "Everything stored about the member, as one file",
    access: "member",
    securityEvent: "data_exported",
    limits: [{ name: "own-data", most: 30, windowSeconds: HOUR_SECONDS, per: "member" }],
    data: ownData,
    errors: ["too_many_attempts"],
  },
  "POST /me/close": {
    summary:
      "Close the account: personal data is deleted, others' orders and pedigrees stay intact",
    access: "member",
    securityEvent: "account_closed",
    body: closeBody,
    data: nothing,
    clearsStorage: true,
    errors: ["wrong_current_password", "last_administrator", "too_many_attempts"],
  },
  "POST /logs/client": {
    summary: "Report a fault seen in the browser",
    access: "public",
    limits: [{ name: "client-log", most: 60, windowSeconds: 10 * 60, per: "address" }],
    body: faultBody,
    data: nothing,
    errors: ["too_many_attempts"],
  },
});
