/** What is done to many cats at once. Each is done, or refused with its reason, by the rules of the call for one. */
import { z } from "zod";
import { ACTED_AT_ONCE } from "@felistry/domain/herd/limits.ts";
import { TAG_MAX } from "@felistry/domain/herd/tags.ts";
import { calls } from "../call.ts";
import { code, flag, id, idInPath, nothing, requiredText } from "../fields.ts";
import { MINUTE_SECONDS } from "../limits.ts";
import { saleBody } from "../market/market.ts";
import { tag } from "./herd.ts";

const cats = z
  .array(id, { error: code("required") })
  .min(1, { error: code("required") })
  .max(ACTED_AT_ONCE, { error: code("too_long") });

const tagName = requiredText(TAG_MAX, "required");

const actedCat = z.object({
  cat_id: id,
  name: z.string().nullable().describe("null: there is no such cat"),
  changed: z.boolean(),
  refused: z.string().nullable().describe("why not, in the language of the request"),
});
export type ActedCat = z.output<typeof actedCat>;
const acted = z.array(actedCat);

const limits = [
  { name: "herd", most: 300, windowSeconds: 10 * MINUTE_SECONDS, per: "member" },
] as const;

export const herdActionCalls = calls({
  "POST /me/herd/tags": {
    summary: "Put a tag of the caller's on cats, or take it off; a new name makes a tag",
    access: "member",
    limits,
    body: z.object({ cats, name: tagName, wanted: flag }),
    creates: true,
    data: acted,
    errors: ["tags_many", "too_many_attempts"],
  },
  "POST /me/herd/ads": {
    summary: "Put cats up for sale, with this offer if they have no ad yet, or take their ads down",
    access: "member",
    limits,
    body: z.object({ cats, is_active: flag, offer: saleBody.optional() }),
    creates: true,
    data: acted,
    errors: ["too_many_attempts"],
  },
  "POST /me/herd/hand-overs": {
    summary: "Offer the pages of sold cats to the buyers of their completed orders",
    access: "member",
    limits,
    body: z.object({ cats }),
    creates: true,
    data: acted,
    errors: ["too_many_attempts"],
  },
  "GET /me/tags": {
    summary: "The caller's tags by name, with how many cats have each",
    access: "member",
    data: z.array(tag.extend({ cats: z.int() })),
  },
  "PUT /me/tags/{id}": {
    summary: "Rename a tag",
    access: "member",
    params: z.object({ id: idInPath }),
    body: z.object({ name: tagName }),
    data: tag,
    errors: ["tag_not_found", "tag_exists"],
  },
  "DELETE /me/tags/{id}": {
    summary: "Delete a tag from all cats",
    access: "member",
    params: z.object({ id: idInPath }),
    data: nothing,
    errors: ["tag_not_found"],
  },
});
