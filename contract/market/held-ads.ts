/** Ads that wait for the club before they are shown, and its decisions on them. */
import { z } from "zod";
import { HOLD_REASONS } from "@felistry/domain/market/hold-reasons.ts";
import { calls } from "../call.ts";
import { id, idInPath, moment, pageQuery, requiredLines, seenVersion, version } from "../fields.ts";

export const hold = z.object({
  reasons: z.array(z.literal(HOLD_REASONS)),
  held_at: moment,
  price_low: z.int().nullable().describe("likely prices of the breed, in the ad's currency"),
  price_high: z.int().nullable(),
  text_cat_id: id.nullable().describe("another seller's cat that is described in the same words"),
  picture_cat_id: id.nullable().describe("another member's cat that has the same photo"),
});
export type Hold = z.output<typeof hold>;

const HOLD_NOTE_MAX = 500;

export const refuseHeldBody = z.object({
  reason: requiredLines(HOLD_NOTE_MAX, "decline_reason"),
  version: seenVersion,
});

const heldAd = z.object({
  id,
  cat_id: id,
  cat_name_cattery_prefix: z.string().nullable(),
  cat_name: z.string(),
  cat_name_suffix: z.string().nullable(),
  seller: z.string(),
  seller_since: z.string(),
  price_pet: z.int(),
  currency_abb: z.string(),
  description: z.string().nullable(),
  hold,
  version,
  facts: z
    .record(z.string(), z.union([z.string(), z.number()]).nullable())
    .describe("what the version covers: the ad, its cat and their photos"),
});
export type HeldAd = z.output<typeof heldAd>;

const byId = z.object({ id: idInPath });

export const heldAdCalls = calls({
  "GET /admin/held-ads": {
    summary: "Ads that wait for the club before they are shown, oldest first",
    access: "club:read_market",
    query: pageQuery({}),
    data: z.array(heldAd),
    paged: true,
  },
  "PUT /admin/held-ads/{id}/release": {
    summary: "Show the ad; the seller is mailed, and what the club has seen does not hold it again",
    access: "club:decide_market",
    params: byId,
    body: z.object({ version: seenVersion }).optional(),
    versioned: { of: "held-ad", id: "params.id" },
    data: z.object({ id, outcome: z.literal("released") }),
    errors: [
      "held_not_found",
      "held_decided",
      "own_ad",
      "seller_suspended",
      "cat_deceased",
      "ad_taken_down",
      "ad_against_rules",
      "chip_malformed",
      "chip_twice",
    ],
  },
  "PUT /admin/held-ads/{id}/refuse": {
    summary: "Do not show the ad; the seller is mailed the reason and may place it again",
    access: "club:decide_market",
    params: byId,
    body: refuseHeldBody,
    versioned: { of: "held-ad", id: "params.id" },
    data: z.object({ id, outcome: z.literal("refused") }),
    errors: ["held_not_found", "held_decided", "own_ad"],
  },
});
