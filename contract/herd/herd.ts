/** A member's cats as a table: read, counted and chosen. */
import { z } from "zod";
import {
  HERD_AGES,
  HERD_SCOPES,
  HERD_SORTS,
  HERD_STATES,
  HERD_VIEWS,
} from "@felistry/domain/herd/herd-view.ts";
import { CHOSEN_MAX } from "@felistry/domain/herd/limits.ts";
import { TAG_MAX } from "@felistry/domain/herd/tags.ts";
import { calls } from "../call.ts";
import { catCard } from "../cats.ts";
import { code, flagOut, id, idInBody, pageQuery, query, sex, text } from "../fields.ts";

const word = code("unknown_query");

/** Ids in an address: `1,2,3`. */
export const chosenCats = (most: number) =>
  z
    .string({ error: word })
    .max(most * 11, { error: code("too_long") })
    .regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9})*$/, { error: word })
    .transform((sent) => [...new Set(sent.split(",").map(Number))])
    .pipe(z.array(id).max(most, { error: code("too_long") }));

const which = {
  scope: z.literal(HERD_SCOPES, { error: word }).default("own"),
  mine: z.literal(["all", "my", "not-my"], { error: word }).default("all"),
  sex: sex.optional(),
  breed: text(10, "breed").optional().describe("three-letter code or id"),
  age: z.literal(HERD_AGES, { error: word }).optional(),
  state: z.literal(HERD_STATES, { error: word }).optional(),
  tag: idInBody("unknown_query").optional(),
  q: text().toLowerCase().optional().describe("words in names and numbers"),
  cats: chosenCats(CHOSEN_MAX).optional().describe("these alone"),
};

const herdQuery = pageQuery({
  ...which,
  sort: z.literal(HERD_SORTS, { error: word }).default("newest"),
  order: z.literal(["up", "down"], { error: word }).default("up"),
});

export const tag = z.object({ id, name: z.string().max(TAG_MAX) });

const relative = z.object({ id, name: z.string() }).nullable();

const herdCat = catCard.omit({ under_review: true }).extend({
  titles: z.array(z.string()),
  number: z.string().nullable().describe("the club's, else that of another registry"),
  deceased_on: z.string().nullable(),
  mother: relative,
  father: relative,
  tags: z.array(tag).describe("the caller's own, by name"),
  states: z.array(z.literal(HERD_STATES)),
  has_ad: flagOut.describe("an ad is kept for it, on the market or not"),
  keeper: relative.describe("who maintains its page, if not the caller"),
});

const view = z.object({
  view: z.literal(HERD_VIEWS, { error: code("invalid") }).nullable(),
});

export const herdCalls = calls({
  "GET /me/herd/view": {
    summary: "Whether the caller wants to see their cats as cards or as a table",
    access: "member",
    data: view,
  },
  "PUT /me/herd/view": {
    summary: "Choose cards or the table, on all devices",
    access: "member",
    body: view,
    data: view,
  },
  "GET /me/herd": {
    summary: "The caller's cats, or those the caller has bred and others keep, filtered and sorted",
    access: "member",
    query: herdQuery,
    data: z.array(herdCat),
    paged: true,
  },
  "GET /me/herd/ids": {
    summary: `The ids of all that match, newest first, at most ${CHOSEN_MAX}`,
    access: "member",
    query: query(which),
    data: z.object({ ids: z.array(id), total: z.int() }),
  },
});
