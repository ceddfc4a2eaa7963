/** What the club has verified of a seller, given and withdrawn by administrators. */
import { z } from "zod";
import { SELLER_MARKS } from "@felistry/domain/accounts/seller-marks.ts";
import { calls } from "../call.ts";
import { code, id, idInPath, moment, requiredLines } from "../fields.ts";

const REASON_MAX = 500;
const byId = z.object({ id: idInPath });

export const withdrawMarkBody = z.object({ reason: requiredLines(REASON_MAX, "decline_reason") });

const sellerMark = z.object({
  id,
  mark: z.literal(SELLER_MARKS),
  marked_at: moment,
  marked_by: z.string(),
  withdrawn_at: moment.nullable(),
  withdrawn_by: z.string().nullable(),
  reason: z.string().nullable(),
});

export const sellerMarkCalls = calls({
  "GET /admin/members/{id}/marks": {
    summary: "What the club has verified of a member, and what it has withdrawn, newest first",
    access: "club:read_members",
    params: byId,
    data: z.array(sellerMark),
    errors: ["member_not_found"],
  },
  "POST /admin/members/{id}/marks": {
    summary: "Mark a member's name, address, cattery or membership as verified; ads show it",
    access: "club:mark_sellers",
    params: byId,
    body: z.object({ mark: z.literal(SELLER_MARKS, { error: code("invalid") }) }),
    creates: true,
    data: z.object({ id }),
    errors: ["member_not_found", "own_account", "mark_given"],
  },
  "PUT /admin/marks/{id}/withdraw": {
    summary: "Withdraw a mark, with the reason; its history stays",
    access: "club:mark_sellers",
    params: byId,
    body: withdrawMarkBody,
    data: z.object({ id, withdrawn: z.literal(true) }),
    errors: ["mark_not_found", "mark_withdrawn", "own_account"],
  },
});
