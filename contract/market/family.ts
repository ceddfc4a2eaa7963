/** What an ad shows besides the cat: its parents, litter, breeder and seller, and what is known to be true of it. */
import { z } from "zod";
import { SELLER_MARKS } from "@felistry/domain/accounts/seller-marks.ts";
import { CREDENTIAL_KINDS, EVIDENCE_LEVELS } from "@felistry/domain/credentials/credential.ts";
import { KINDS_OF_SIBLING } from "@felistry/domain/pedigree/sibling.ts";
import { calls } from "../call.ts";
import { catCard } from "../cats.ts";
import { currencyCode, flagOut, id, idInPath, query } from "../fields.ts";

const proof = z.object({
  kind: z.literal(CREDENTIAL_KINDS),
  name: z.string().describe("the title, or what was tested"),
  result: z.string().nullable(),
  issued_by: z.string().nullable(),
  issued_on: z.string().nullable(),
  evidence: z.literal(EVIDENCE_LEVELS),
});
export type Proof = z.output<typeof proof>;

export const familyParent = catCard.extend({
  credentials: z.array(proof).describe("titles first, then tests and results, newest first"),
});

export const familySibling = catCard.extend({
  kin: z.literal(KINDS_OF_SIBLING),
  price_pet: z.int().nullable().describe("of its active ad"),
  currency_abb: z.string().nullable(),
  is_reserved: flagOut,
  has_died: flagOut,
});

/** Prices as they are about in another currency. */
export const priceAbout = z.object({
  pet: z.int(),
  breeding: z.int().nullable(),
  currency_abb: z.string(),
  day: z.string().describe("of the rate; of two, the older one's"),
});

export const saleFamily = z.object({
  price_about: priceAbout
    .nullable()
    .describe(
      "the ad's prices in the currency asked for, else in that of the member's country; null without a rate for it, or if the ad has that currency",
    ),
  sire: familyParent.nullable(),
  dam: familyParent.nullable(),
  siblings: z.array(familySibling).describe("of both parents, litter mates first"),
  more_siblings: z.boolean(),
  litter_id: id.nullable().describe("the confirmed litter it is of, which has a page"),
  breeder: z.string().nullable(),
  breeder_since: z.string().nullable().describe("when the breeder joined, if a member"),
  seller: z.string(),
  seller_since: z.string(),
  seller_marks: z
    .array(z.literal(SELLER_MARKS))
    .describe("what the club has verified of the seller"),
  cattery: z.string().nullable(),
  cattery_id: id.nullable(),
  cattery_issuer: z.string().nullable().describe("who registered the cattery, as the seller says"),
  registered_on: z.string().nullable().describe("when the club confirmed the pedigree"),
  reg_num: z.string().nullable(),
  registered_by_rules: flagOut.describe(
    "its litter was registered by the club's rules, and nobody at the club has looked at its description",
  ),
  certificate: z.string().nullable().describe("the code of the valid certificate"),
  has_paper: flagOut.describe("a scan of its pedigree is in the registry"),
  has_birth_certificate: flagOut.describe("a scan of its birth certificate is in the registry"),
  litter_confirmed: flagOut.describe("the owner of the sire has confirmed the litter"),
  chip_end: z.string().nullable().describe("the last four characters of the chip's number"),
  chip_confirmed_on: z.string().nullable().describe("when the club confirmed the chip by a photo"),
  chip_iso: flagOut.describe("the number is one that ISO 11784 allows: a country's or a maker's"),
});
export type SaleFamily = z.output<typeof saleFamily>;

export const familyCalls = calls({
  "GET /sales/{catId}/family": {
    summary: "The family of a cat for sale, its breeder and seller, and what has been checked",
    access: "public",
    fromCopy: true,
    params: z.object({ catId: idInPath }),
    query: query({ currency: currencyCode.optional().describe("ISO 4217: to say the prices in") }),
    data: saleFamily,
    errors: ["ad_not_found"],
  },
});
