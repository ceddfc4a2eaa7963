/** Members' reports about ads, and the club's decisions on them. */
import { z } from "zod";
import { REPORT_REASONS } from "@felistry/domain/market/report-reasons.ts";
import { calls } from "../call.ts";
import {
  code,
  flagOut,
  id,
  idInPath,
  moment,
  optionalLines,
  pageQuery,
  requiredLines,
  seenVersion,
  version,
} from "../fields.ts";
import { HOUR_SECONDS } from "../limits.ts";

export const REPORT_TEXT_MAX = 500;

export const reportBody = z.object({
  reason: z.literal(REPORT_REASONS, { error: code("report_reason") }),
  text: optionalLines(REPORT_TEXT_MAX),
});

const byId = z.object({ id: idInPath });

export const takeDownBody = z.object({
  reason: requiredLines(REPORT_TEXT_MAX, "decline_reason"),
  version: seenVersion,
});

export const adReport = z.object({
  id,
  reason: z.literal(REPORT_REASONS),
  text: z.string().nullable(),
  created_at: moment,
  reporter: z.string(),
  seller: z.string(),
  cat_id: id,
  cat_name_cattery_prefix: z.string().nullable(),
  cat_name: z.string(),
  cat_name_suffix: z.string().nullable(),
  is_active: flagOut,
  version,
  facts: z
    .record(z.string(), z.union([z.string(), z.number()]).nullable())
    .describe("what the version covers: the ad and its cat as shown in the market"),
});
export type AdReport = z.output<typeof adReport>;

export const takenDownAd = z.object({
  id,
  cat_id: id,
  cat_name_cattery_prefix: z.string().nullable(),
  cat_name: z.string(),
  cat_name_suffix: z.string().nullable(),
  seller: z.string(),
  reason: z.string(),
  taken_down_by: z.string(),
  taken_down_at: moment,
});
export type TakenDownAd = z.output<typeof takenDownAd>;

export const adReportCalls = calls({
  "POST /sales/{catId}/reports": {
    summary: "Report an ad to the club; one open report per member and ad",
    access: "member",
    limits: [{ name: "report-ad", most: 20, windowSeconds: HOUR_SECONDS, per: "member" }],
    params: z.object({ catId: idInPath }),
    body: reportBody,
    creates: true,
    data: z.object({ report_id: id }),
    errors: ["ad_not_found", "own_ad", "report_open", "too_many_attempts"],
  },
  "GET /admin/reports": {
    summary: "Reports of ads waiting for a decision, oldest first",
    access: "club:read_market",
    query: pageQuery({}),
    data: z.array(adReport),
    paged: true,
  },
  "PUT /admin/reports/{id}/dismiss": {
    summary: "Find the ad correct and close the report",
    access: "club:decide_market",
    params: byId,
    body: z.object({ version: seenVersion }).optional(),
    versioned: { of: "ad-report", id: "params.id" },
    data: z.object({ id, status: z.literal("dismissed") }),
    errors: ["report_not_found", "report_decided", "own_ad"],
  },
  "PUT /admin/reports/{id}/take-down": {
    summary:
      "Take the ad off the market until the club restores it; its open reports are closed and the seller is mailed",
    access: "club:decide_market",
    securityEvent: "ad_taken_down",
    params: byId,
    body: takeDownBody,
    versioned: { of: "ad-report", id: "params.id" },
    data: z.object({ id, status: z.literal("taken_down") }),
    errors: ["report_not_found", "report_decided", "own_ad"],
  },
  "GET /admin/taken-down-ads": {
    summary: "Ads that the club has taken down and not restored, newest first",
    access: "club:read_market",
    query: pageQuery({}),
    data: z.array(takenDownAd),
    paged: true,
  },
  "PUT /admin/taken-down-ads/{id}/lift": {
    summary: "Let the seller place the ad again; the seller is mailed",
    access: "club:decide_market",
    securityEvent: "ad_take_down_lifted",
    params: byId,
    data: z.object({ id, lifted: z.literal(true) }),
    errors: ["taken_down_not_found", "taken_down_lifted", "own_ad"],
  },
});
