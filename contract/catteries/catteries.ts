/** A member's catteries, at most four. */
import { z } from "zod";
import { CATTERY_FIELDS } from "@felistry/domain/catteries/fields.ts";
import { calls } from "../call.ts";
import { catCard } from "../cats.ts";
import {
  code,
  flagOut,
  id,
  idInBody,
  idInPath,
  pageQuery,
  query,
  seenVersion,
  version,
} from "../fields.ts";
import { bodyFields, shownFields } from "../record-fields.ts";

export const cattery = z.object({
  id,
  ...shownFields(CATTERY_FIELDS),
  other_name_proposed: z
    .string()
    .nullable()
    .describe("the affix in the other script by rule; null for a name without letters"),
  users_id: id,
  abb: z.string(),
  version,
});

export const catteryBody = z.object({ ...bodyFields(CATTERY_FIELDS), version: seenVersion });

/** What everybody may see of a cattery. */
export const catteryCard = z.object({
  id,
  cattery_name: z.string(),
  cattery_name_full: z.string().nullable(),
  other_name: z
    .string()
    .nullable()
    .describe("the full name in the reader's script, if it is written in another"),
  image_url: z.string(),
  abb: z.string(),
  certificate_issued_by: z.string(),
  users_id: id,
  owner: z.string(),
  country: z.string().describe("in the language of the request"),
});

/** A cat that lives in the cattery, with its active ad if there is one. */
const catteryCat = catCard.extend({
  sale: z
    .object({
      sale_id: id,
      is_active: flagOut,
      price_pet: z.int(),
      price_breeding: z.int().nullable(),
      currency_abb: z.string(),
    })
    .nullable(),
});

const byId = z.object({ id: idInPath });

export const catteryCalls = calls({
  "POST /me/cattery": {
    summary: "Create a cattery",
    access: "member",
    body: catteryBody,
    creates: true,
    data: cattery,
    errors: ["fifth_cattery", "foreign_upload", "cattery_name_against_rules"],
  },
  "GET /catteries": {
    summary: "A member's catteries",
    access: "member",
    query: query({ user: idInBody() }),
    data: z.array(cattery),
  },
  "GET /catteries/{id}": {
    summary: "The public card of a cattery",
    access: "public",
    fromCopy: true,
    params: byId,
    data: catteryCard,
    errors: ["cattery_not_found"],
  },
  "GET /catteries/{id}/cats": {
    summary: "The cats that live in a cattery, newest first; with sale=1 those for sale",
    access: "public",
    fromCopy: true,
    params: byId,
    query: pageQuery({ sale: z.literal(["0", "1"], { error: code("unknown_query") }).optional() }),
    data: z.array(catteryCat),
    paged: true,
    errors: ["cattery_not_found"],
  },
  "GET /catteries/{id}/edit": {
    summary: "The caller's cattery",
    access: { rule: "cattery-owner", id: "params.id" },
    params: byId,
    data: cattery,
    errors: ["cattery_not_found"],
  },
  "PUT /catteries/{id}": {
    summary: "Change the caller's cattery",
    access: { rule: "cattery-owner", id: "params.id" },
    params: byId,
    body: catteryBody,
    versioned: { of: "cattery", id: "params.id" },
    data: cattery,
    errors: ["cattery_not_found", "foreign_upload", "cattery_name_against_rules"],
  },
});
