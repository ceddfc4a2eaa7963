/** How a cat's page passes from one member to another. Each pair of calls is one change (decisions §3). */
import { z } from "zod";
import { calls } from "../call.ts";
import { id, idInBody, idInPath, ignored, moment, nothing } from "../fields.ts";

const byCat = z.object({ id: idInPath });

export const ownershipCalls = calls({
  "PUT /cats/user-from-prev": {
    summary: "Move a cat to its previous online owner",
    // Not a row rule: the pair's second call comes from somebody who is no longer the online owner.
    access: "member",
    body: z.object({ catId: idInBody(), prev_owner_id: ignored }),
    data: nothing,
    errors: ["cat_not_found", "not_allowed", "no_previous_owner", "registered_stays"],
  },
  "PUT /cats/update-owner-at-cat/{id}": {
    summary: "Take a free cat to the caller's page",
    access: "member",
    params: byCat,
    data: nothing,
    errors: ["cat_not_found", "cat_not_free", "too_many_attempts"],
  },
  "POST /cat-change-owner": {
    summary: "The other half of taking a free cat: whichever call comes first does it",
    access: "member",
    body: z.object({ catId: idInBody(), prev_owner_id: ignored }),
    data: nothing,
    errors: ["cat_not_found", "cat_not_free", "too_many_attempts"],
  },
  "GET /cat-change-owner/{id}": {
    summary: "Previous online owners of a cat, newest first",
    access: { rule: "cat-reader", id: "params.id" },
    params: byCat,
    data: z.array(
      z.object({
        prev_owner_id: id,
        first_name: z.string(),
        last_name: z.string(),
        created_at: moment,
      }),
    ),
    errors: ["cat_not_found"],
  },
  "POST /cat-change-owner/cat-change-owner-from-prev": {
    summary: "The other half of moving a cat to its previous online owner",
    // Not a row rule: the pair's second call comes from somebody who is no longer the online owner.
    access: "member",
    body: z.object({ catId: idInBody(), prev_owner_id: ignored }),
    data: nothing,
    errors: ["cat_not_found", "not_allowed", "no_previous_owner", "registered_stays"],
  },
});
