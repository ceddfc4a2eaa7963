/** Registration by the club: applications and their decisions. */
import { z } from "zod";
import { calls } from "./call.ts";
import { code, id, idInBody, idInPath, ignored, moment, pageQuery, text } from "./fields.ts";

const byId = z.object({ id: idInPath });

/** A pending application as the club's desk shows it, beside the cat's card (`GET /cats/notregistered`). */
export const application = z.object({
  application_id: id,
  cat_id: id,
  pedigrees_id: id,
  num: z.string(),
  issued_by: z.string(),
  pedigree_system_abb: z.string(),
  cat_systems_id: id,
  pedigree_img_url: z.string(),
  breeder_first_name: z.string().nullable(),
  breeder_last_name: z.string().nullable(),
  breeder_not_user: z.string().nullable(),
  applicant_id: id,
  applicant_first_name: z.string(),
  applicant_last_name: z.string(),
  created_at: moment,
});
export type Application = z.output<typeof application>;

export const registrationCalls = calls({
  "GET /cats/{id}/applications": {
    summary: "The state of a cat's application",
    access: { rule: "cat-reader", id: "params.id" },
    params: byId,
    data: z.object({
      status: z.literal(["pending", "confirmed", "declined"]).nullable(),
      application_id: id.nullable(),
      reason: z.string().nullable(),
    }),
    errors: ["cat_not_found"],
  },
  "GET /applications/not-solve": {
    summary: "Applications that wait for a decision",
    access: "admin",
    query: pageQuery({ userId: z.string().max(20).optional(), q: text().optional() }),
    data: z.array(application),
    paged: true,
    mayBeEmpty: true,
  },
  "POST /applications/send-to-registration/{catId}": {
    summary: "Apply to have a cat registered",
    access: { rule: "cat-owner", id: "params.catId" },
    params: z.object({ catId: idInPath }),
    body: z.object({ pedigrees_id: idInBody() }),
    data: z.object({ application_id: id, status: z.literal("pending") }),
    errors: ["cat_not_found", "pedigree_not_of_cat", "application_pending", "cat_is_registered"],
  },
  "PUT /cats/{id}/register-pedigree": {
    summary: "Confirm: the cat becomes a registered cat",
    access: "admin",
    params: byId,
    body: z.object({ userId: ignored }).optional(),
    data: z.object({ cat_id: id, reg_num: z.string() }),
    errors: ["cat_not_found", "no_pending_application", "own_application"],
  },
  "PUT /cats/{id}/delete-pedigree-application": {
    summary: "Decline, with the reason that the applicant reads",
    access: "admin",
    params: byId,
    body: z.object({
      userId: ignored,
      reason: text(500).min(1, { error: code("decline_reason") }),
    }),
    data: z.object({ cat_id: id, status: z.literal("declined") }),
    errors: ["cat_not_found", "no_pending_application", "own_application"],
  },
});
