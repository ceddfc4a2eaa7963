/** Ads: the market's list, one ad, and its seller's actions. */
import { z } from "zod";
import { PRICE_MAX } from "@felistry/domain/market/price.ts";
import { calls } from "../call.ts";
import { PUBLIC_SEARCH_LIMITS } from "../limits.ts";
import { catCard } from "../cats.ts";
import {
  code,
  day,
  flag,
  flagOut,
  id,
  idInPath,
  ignored,
  moment,
  optional,
  optionalId,
  pageQuery,
  requiredText,
  seenVersion,
  text,
  TEXT_MAX,
  version,
} from "../fields.ts";

export const saleCard = catCard.extend({
  sale_id: id,
  is_active: flagOut,
  is_reserved: flagOut.describe("the seller has accepted an order for the cat"),
  country_en: z.string(),
  country_ru: z.string(),
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
  delivery_text: z.string(),
  ready_to_move_at: z.string(),
  version,
  taken_down_reason: z
    .string()
    .nullable()
    .describe("why the club has taken the ad down; it cannot be active until that is lifted"),
});

const wholePrice = z
  .union([z.number(), z.string().regex(/^\d{1,6}$/, { error: code("price") })], {
    error: code("price"),
  })
  .transform(Number)
  .pipe(
    z
      .int({ error: code("price") })
      .min(0, { error: code("price") })
      .max(PRICE_MAX, { error: code("price") }),
  );

export const saleBody = z
  .object({
    cat_id: ignored,
    price_pet: wholePrice,
    price_breeding: optional(wholePrice),
    sale_for_breeding: flag.default(0),
    delivery_text: requiredText(TEXT_MAX, "sale_required"),
    ready_to_move_at: day("sale_required"),
    is_active: flag.default(1),
    currency_id: optionalId,
    version: seenVersion,
  })
  .refine((body) => body.sale_for_breeding === 0 || body.price_breeding !== null, {
    path: ["price_breeding"],
    error: code("price"),
  });

export const marketQuery = pageQuery({
  breed: text(10, "breed").optional().describe("three-letter code or id"),
});

const byCat = z.object({ catId: idInPath });

export const marketCalls = calls({
  "GET /sales/all-cats": {
    summary: "Cats for sale, newest change first",
    access: "public",
    limits: PUBLIC_SEARCH_LIMITS,
    query: pageQuery({}),
    data: z.array(saleCard),
    paged: true,
    kept: "market",
  },
  "GET /sales/cats-sales": {
    summary: "Cats for sale of one breed",
    access: "public",
    limits: PUBLIC_SEARCH_LIMITS,
    query: marketQuery,
    data: z.array(saleCard),
    paged: true,
    kept: "market",
  },
  "GET /sales/{catId}": {
    summary: "The ad of a cat",
    access: "public",
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
    data: z.object({ id, cat_id: id }),
    errors: ["cat_not_found", "seller_suspended", "cat_deceased", "ad_taken_down"],
  },
  "PUT /sales/{catId}/is-active-update": {
    summary: "Take the ad off the market or put it back",
    access: { rule: "cat-owner", id: "params.catId" },
    params: byCat,
    body: z.object({ is_active: flag }),
    data: z.object({ is_active: flagOut }),
    errors: ["cat_not_found", "ad_not_found", "seller_suspended", "cat_deceased", "ad_taken_down"],
  },
});
