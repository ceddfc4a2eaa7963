/** Ads: the market's list, one ad, and its seller's actions. */
import { z } from "zod";
import { AD_FIELDS } from "@felistry/domain/market/fields.ts";
import { STATES, VACCINATED } from "@felistry/domain/market/seller-details.ts";
import { REGIONS } from "@felistry/domain/rules/regions.ts";
import { calls } from "../call.ts";
import { PUBLIC_SEARCH_LIMITS } from "../limits.ts";
import { catCard } from "../cats.ts";
import {
  code,
  flag,
  flagOut,
  id,
  idInPath,
  ignored,
  moment,
  pageQuery,
  seenVersion,
  text,
  version,
} from "../fields.ts";
import { bodyFields } from "../record-fields.ts";
import { saidSellerDetails, shownSellerDetails } from "./seller-details.ts";
import { hold } from "./held-ads.ts";
import { furtherWords } from "../translated.ts";

export const saleCard = catCard.extend({
  sale_id: id,
  is_active: flagOut,
  is_reserved: flagOut.describe("the seller has accepted an order for the cat"),
  country_en: z.string(),
  country_ru: z.string(),
  ...furtherWords("country"),
  place: z.string().nullable().describe("the town or district where the cat is"),
  price_pet: z.int(),
  price_breeding: z.int().nullable(),
  sale_for_breeding: flagOut,
  currency_id: id,
  currency_abb: z.string(),
  updated_at: moment,
});

/** A saved cat: its ad's card if it has an active ad, otherwise the cat and where it lives. */
export const favouriteCard = saleCard.extend({
  sale_id: id.nullable(),
  price_pet: z.int().nullable(),
  currency_id: id.nullable(),
  currency_abb: z.string().nullable(),
  updated_at: moment.nullable(),
});

/** An ad with everything shown in the sale profile and the selling tab. */
export const sale = saleCard.extend({
  cat_id: id,
  main: z.string().nullable(),
  eye: z.string().nullable(),
  eye_color: z.string().nullable(),
  description: z.string().nullable(),
  owner: z.string(),
  cattery: z.string().nullable(),
  /** Set if the cattery has a page. */
  cattery_id: id.nullable(),
  location: z.string(),
  region: z
    .literal(REGIONS)
    .nullable()
    .describe("where the cat is, in a country whose rules for selling differ by region"),
  says: z
    .object({
      neutered: flagOut.describe("as the registry has it today"),
      origin_id: id.nullable(),
      origin: z.string().nullable().describe("the country in which the cat was born"),
      litter_no: z.string().nullable().describe("of a foreign book"),
      litter_size: z.int().nullable().describe("as the seller says"),
      litter_size_registered: z
        .int()
        .nullable()
        .describe("kittens born alive of the cat's registered litter"),
      litter_size_unknown: flagOut.describe("the seller says that nobody knows it"),
      type_of: flagOut.describe("without a pedigree: of the type of its breed"),
      generation: z.int().nullable().describe("from the wild ancestor of its breed"),
      no_whiskers: flagOut,
      chip_on: z.string().nullable().describe("the day on which its chip was set"),
      vaccinated: z.literal(VACCINATED).nullable().describe("how often"),
      state: z.literal(STATES).nullable().describe("of the USA, where the cat is"),
      delivers: flagOut.describe("the seller brings or sends the cat"),
      sold_unseen: flagOut.describe("buyers need not see the cat before"),
      vet_early: flagOut.describe("by the seller's word, a vet lets the kitten leave early"),
      vet_no_chip: flagOut.describe("by the seller's word, a vet lets no chip be set"),
      cannot_stay: flagOut.describe("by the seller's word, one cat that cannot stay"),
      in_book: flagOut.describe("registered by a club, or with a pedigree that is entered"),
      ...shownSellerDetails,
      chip: z.string().nullable().describe("the whole number, if the seller shows it in ads"),
      dam_chip: z.string().nullable().describe("likewise, of a dam that is the seller's too"),
    })
    .describe("what the rules of some countries want an ad to say"),
  delivery_text: z.string(),
  ready_to_move_at: z.string(),
  version,
  taken_down_reason: z
    .string()
    .nullable()
    .describe("why the club has taken the ad down; it cannot be active until that is lifted"),
  hold: hold.nullable().describe("the ad is not shown until this is settled"),
  refused_reason: z
    .string()
    .nullable()
    .describe("why the club has refused to show the ad as it was"),
});

export const saleBody = z
  .object({
    cat_id: ignored,
    ...bodyFields(AD_FIELDS),
    ...saidSellerDetails,
    version: seenVersion,
  })
  .refine((body) => body.sale_for_breeding === 0 || body.price_breeding !== null, {
    path: ["price_breeding"],
    error: code("price"),
  });

export const marketQuery = pageQuery({
  breed: text(10, "breed").optional().describe("three-letter code or id"),
});

export type SaleBody = z.output<typeof saleBody>;

const byCat = z.object({ catId: idInPath });

export const marketCalls = calls({
  "GET /sales/all-cats": {
    summary: "Cats for sale, newest change first",
    access: "public",
    fromCopy: true,
    limits: PUBLIC_SEARCH_LIMITS,
    query: pageQuery({}),
    data: z.array(saleCard),
    paged: true,
    kept: "everyone",
  },
  "GET /sales/cats-sales": {
    summary: "Cats for sale of one breed",
    access: "public",
    fromCopy: true,
    limits: PUBLIC_SEARCH_LIMITS,
    query: marketQuery,
    data: z.array(saleCard),
    paged: true,
    kept: "everyone",
  },
  "GET /sales/{catId}": {
    summary: "The ad of a cat",
    access: "public",
    fromCopy: true,
    params: byCat,
    data: sale,
    errors: ["ad_not_found"],
  },
  "POST /sales/{catId}": {
    summary: "Place or replace the cat's one ad",
    access: { rule: "cat-owner", id: "params.catId" },
    params: byCat,
    body: saleBody,
    versioned: { of: "ad", id: "params.catId" },
    creates: true,
    data: z.object({
      id,
      cat_id: id,
      is_held: flagOut.describe("the ad waits for the club and is not active"),
    }),
    errors: [
      "cat_not_found",
      "seller_suspended",
      "cat_deceased",
      "cat_neutered",
      "cat_banned",
      "ad_taken_down",
      "ad_against_rules",
      "not_allowed",
      "chip_malformed",
      "chip_twice",
    ],
  },
  "PUT /sales/{catId}/is-active-update": {
    summary: "Take the ad off the market or put it back",
    access: { rule: "cat-owner", id: "params.catId" },
    params: byCat,
    body: z.object({ is_active: flag }),
    data: z.object({ is_active: flagOut }),
    errors: [
      "cat_not_found",
      "ad_not_found",
      "seller_suspended",
      "cat_deceased",
      "ad_taken_down",
      "ad_against_rules",
      "chip_malformed",
      "chip_twice",
    ],
  },
});
