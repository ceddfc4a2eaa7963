/** Proofs of chips: a photo beside a code on paper, which the club looks at. */
import { z } from "zod";
import { calls } from "../call.ts";
import {
  code,
  id,
  idInPath,
  moment,
  optionalLines,
  pageQuery,
  requiredLines,
  text,
} from "../fields.ts";
import { HOUR_SECONDS } from "../limits.ts";

export const CHIP_REASON_MAX = 500;
export const CHIP_PROOF_STATUSES = ["asked", "sent", "confirmed", "declined", "fallen"] as const;
export const CHIP_VERDICTS = ["confirmed", "declined"] as const;

export const chipPhotoBody = z.object({ photo: text(200).min(1, { error: code("required") }) });
/** A photo is declined with the reason. */
export const chipReasonBody = z.object({
  reason: requiredLines(CHIP_REASON_MAX, "decline_reason"),
});

const chipProof = z.object({
  id,
  status: z
    .literal(CHIP_PROOF_STATUSES)
    .describe("fallen: its chip, its seller or its time has gone"),
  code: z.string().describe("to be written on paper"),
  expires_at: moment,
  photo: z.string().nullable(),
  reason: z.string().nullable().describe("why the club has declined it"),
  decided_at: moment.nullable(),
});
export type ChipProof = z.output<typeof chipProof>;

export const waitingChipProof = z.object({
  id,
  cat_id: id,
  cat_name: z.string(),
  seller: z.string(),
  code: z.string(),
  chip_end: z.string().describe("the last four digits"),
  photo: z.string(),
  sent_at: moment,
});
export type WaitingChipProof = z.output<typeof waitingChipProof>;

const byCat = z.object({ catId: idInPath });
const seller = { rule: "cat-online-owner", id: "params.catId" } as const;

export const chipProofCalls = calls({
  "GET /sales/{catId}/chip-proof": {
    summary: "The seller's latest proof of the cat's chip",
    access: seller,
    params: byCat,
    data: z.object({
      chip_end: z.string().nullable().describe("null without an ad or a number of 15 digits"),
      proof: chipProof.nullable(),
    }),
    errors: ["cat_not_found"],
  },
  "POST /sales/{catId}/chip-proof": {
    summary:
      "Ask for a code to photograph beside the cat or the chip reader; an earlier one is void",
    access: seller,
    limits: [{ name: "chip-proof", most: 20, windowSeconds: HOUR_SECONDS, per: "member" }],
    params: byCat,
    creates: true,
    data: z.object({ code: z.string(), expires_at: moment }),
    errors: ["cat_not_found", "chip_not_provable", "chip_proof_exists"],
  },
  "PUT /sales/{catId}/chip-proof": {
    summary: "Send the photo with the code to the club",
    access: seller,
    params: byCat,
    body: chipPhotoBody,
    data: z.object({ status: z.literal(CHIP_PROOF_STATUSES) }),
    errors: ["cat_not_found", "chip_proof_over", "foreign_upload"],
  },
  "GET /admin/chip-proofs": {
    summary: "Photos of chips waiting for the club, oldest first",
    access: "club:read_market",
    query: pageQuery({}),
    data: z.array(waitingChipProof),
    paged: true,
  },
  "PUT /admin/chip-proofs/{id}": {
    summary: "Confirm a chip, or decline its photo with the reason; the seller is mailed",
    access: "club:decide_market",
    params: z.object({ id: idInPath }),
    body: z.object({
      verdict: z.literal(CHIP_VERDICTS, { error: code("invalid") }),
      reason: optionalLines(CHIP_REASON_MAX).describe("required to decline"),
    }),
    data: z.object({ id, status: z.literal(CHIP_PROOF_STATUSES) }),
    errors: ["chip_proof_not_found", "chip_proof_over", "not_allowed"],
  },
});
