/** What a member has typed into a form and not sent yet: offered again after a lost session or on another device. */
import { z } from "zod";
import { calls } from "../call.ts";
import { code, moment, nothing, query, rawText, requiredText } from "../fields.ts";
import { DRAFT_BYTES, DRAFT_FORM_MAX } from "@felistry/domain/accounts/draft-limits.ts";
import { HOUR_SECONDS } from "../limits.ts";

const FIELD = /^[\w. -]{1,100}$/;

export const draftForm = requiredText(DRAFT_FORM_MAX, "required").describe(
  "the page's address and the form on it, the same in every language",
);
export const draftEntries = z
  .record(z.string().regex(FIELD, { error: code("invalid") }), rawText(DRAFT_BYTES))
  .refine((value) => new TextEncoder().encode(JSON.stringify(value)).length <= DRAFT_BYTES, {
    error: code("too_long"),
  })
  .describe("the changed fields by their names; never passwords, codes or files");

export const draft = z.object({ entries: z.record(z.string(), z.string()), kept_at: moment });

export const draftCalls = calls({
  "GET /me/draft": {
    summary: "What the caller has typed into this form and not sent, for 30 days; null if nothing",
    access: "member",
    query: query({ form: draftForm }),
    data: draft.nullable(),
  },
  "PUT /me/draft": {
    summary: "Keep what is typed into a form; of a member's drafts the newest 50 are kept",
    access: "member",
    limits: [{ name: "drafts", most: 3_000, windowSeconds: HOUR_SECONDS, per: "member" }],
    body: z.object({ form: draftForm, entries: draftEntries }),
    bodyBytes: 2 * DRAFT_BYTES,
    data: nothing,
    errors: ["too_many_attempts"],
  },
  "DELETE /me/draft": {
    summary: "Throw a draft away, or end it because its form was sent",
    access: "member",
    query: query({ form: draftForm }),
    data: nothing,
  },
});
