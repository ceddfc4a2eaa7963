/** One session for the hosts of all languages: what a browser takes along from one to another. */
import { z } from "zod";
import { locales } from "@felistry/i18n/locale.ts";
import { calls, PUBLIC_BODY_BYTES } from "../call.ts";
import { code, id } from "../fields.ts";
import { draft, draftEntries, draftForm } from "./drafts.ts";

/** 256 random bits. */
const secret = z.string().regex(/^[\w-]{43}$/, { error: code("invalid") });

/** A guest's, of whom the server keeps nothing else. */
const kept = z.object({
  hearts: z.array(id).max(500, { error: code("too_long") }),
  drafts: z
    .array(z.object({ form: draftForm, entries: draftEntries, kept_at: draft.shape.kept_at }))
    .max(10, { error: code("too_long") }),
});
export type KeptByGuest = z.output<typeof kept>;

const LIMITS = [
  { name: "hand-over", most: 200, windowSeconds: 10 * 60, per: "address", counted: "here" },
] as const;

export const handOverCalls = calls({
  "POST /auth/hand-over": {
    summary:
      "A code by which this browser continues on another language's host: valid once, for a minute",
    access: "public",
    limits: LIMITS,
    bodyBytes: 2 * PUBLIC_BODY_BYTES,
    body: z.object({
      locale: z.literal(locales, { error: code("invalid") }).describe("the host's language"),
      ticket: secret.describe(
        "made by the page of that host; the code is worth nothing without it",
      ),
      kept,
    }),
    data: z.object({ code: z.string() }),
    errors: ["too_many_attempts"],
  },
  "POST /auth/take-over": {
    summary: "Use the code on the host that it is for: opens the same member's session there",
    access: "public",
    securityEvent: "session_taken_over",
    refusalEvent: "take_over_refused",
    limits: LIMITS,
    body: z.object({ code: secret, ticket: secret }),
    data: z.object({
      member: z
        .object({ email: z.string(), first_name: z.string(), roleIds: z.array(z.int()) })
        .nullable(),
      kept,
    }),
    errors: ["hand_over_over", "too_many_attempts"],
  },
});
