/** Waiting lists of catteries and planned litters: opened by a breeder, applied to by buyers. */
import { z } from "zod";
import { WAITING_PURPOSES, WAITING_RULES, WAITING_STAGES } from "@felistry/domain/waiting/moves.ts";
import { calls } from "./call.ts";
import {
  code,
  day,
  flag,
  flagOut,
  id,
  idInBody,
  idInPath,
  moment,
  optional,
  optionalDay,
  optionalId,
  optionalLines,
  optionalText,
  pageQuery,
  requiredLines,
  sex,
} from "./fields.ts";
import { HOUR_SECONDS } from "./limits.ts";

export const WAITING_NOTE_MAX = 1000;
export const WAITING_REASON_MAX = 500;
const PRICE = /^\d{1,6}$/;

export const waitingListBody = z.object({
  cattery_id: idInBody("required"),
  dam_id: optionalId.describe("of a planned litter; without it the list is the cattery's"),
  sire_id: optionalId,
  expected_on: optionalDay,
  rule: z.literal(WAITING_RULES, { error: code("required") }),
  note: optionalLines(WAITING_NOTE_MAX),
});

export const waitingBody = z
  .object({
    sex: optional(sex),
    colour: optionalText().describe("in words or as an EMS code"),
    purpose: z.literal(WAITING_PURPOSES, { error: code("required") }),
    budget: optional(
      z
        .union([z.number(), z.string().regex(PRICE, { error: code("price") })], {
          error: code("price"),
        })
        .transform(Number)
        .pipe(
          z
            .int({ error: code("price") })
            .min(0, { error: code("price") })
            .max(999_999, { error: code("price") }),
        ),
    ),
    currency_id: optionalId,
    from_day: optionalDay,
    home: requiredLines(WAITING_NOTE_MAX, "required").describe("a word about the home"),
  })
  .refine(({ budget, currency_id }) => (budget === null) === (currency_id === null), {
    error: code("required"),
    path: ["currency_id"],
  });

export const waitingReasonBody = z.object({
  reason: requiredLines(WAITING_REASON_MAX, "required"),
});
export const waitingOfferBody = z.object({ cat_id: idInBody("required"), until: day("required") });

const catName = z.object({
  id,
  cat_name_cattery_prefix: z.string().nullable(),
  cat_name: z.string(),
  cat_name_suffix: z.string().nullable(),
});

export const waitingList = z.object({
  id,
  breeder_id: id,
  breeder: z.string(),
  cattery: z.object({ id, name: z.string() }).nullable(),
  dam: catName.nullable(),
  sire: catName.nullable(),
  expected_on: z.string().nullable(),
  rule: z.literal(WAITING_RULES),
  note: z.string().nullable(),
  is_open: flagOut,
  waiting: z.int().describe("how many have a place"),
  created_at: moment,
});
export type WaitingList = z.output<typeof waitingList>;

export const waitingEntry = z.object({
  id,
  list_id: id,
  stage: z.literal(WAITING_STAGES),
  member: z.string(),
  sex: sex.nullable(),
  colour: z.string().nullable(),
  purpose: z.literal(WAITING_PURPOSES),
  budget: z.int().nullable(),
  currency_abb: z.string().nullable(),
  from_day: z.string().nullable(),
  home: z.string().nullable().describe("null if the member has left"),
  reason: z.string().nullable().describe("why the breeder declined"),
  place: z.int().nullable().describe("1 for the first of those who wait"),
  waiting: z.int().describe("how many have a place in this list"),
  offer: z
    .object({
      cat: catName,
      until: z.string(),
      price_pet: z.int(),
      price_breeding: z.int().nullable(),
      currency_abb: z.string(),
    })
    .nullable(),
  order_id: id.nullable().describe("the order that it has become"),
  created_at: moment,
});
export type WaitingEntry = z.output<typeof waitingEntry>;

const ownEntry = waitingEntry.extend({ list: waitingList });
export type OwnWaitingEntry = z.output<typeof ownEntry>;

const byId = z.object({ id: idInPath });
const keeper = { rule: "waiting-keeper", id: "params.id" } as const;
const party = { rule: "waiting-party", id: "params.id" } as const;
const moved = z.object({ id, stage: z.literal(WAITING_STAGES) });

export const waitingCalls = calls({
  "GET /waiting-lists/{id}": {
    summary: "A waiting list: its rule, and how many wait",
    access: "public",
    fromCopy: true,
    params: byId,
    data: waitingList.extend({
      own_entry_id: id.nullable().describe("the caller's entry, while it is not over"),
    }),
    errors: ["waiting_list_not_found"],
  },
  "GET /catteries/{id}/waiting-lists": {
    summary: "The open waiting lists of a cattery and its planned litters, newest first",
    access: "public",
    fromCopy: true,
    params: byId,
    query: pageQuery({}),
    data: z.array(waitingList),
    paged: true,
  },
  "GET /me/waiting-lists": {
    summary: "The caller's waiting lists as a breeder, newest first",
    access: "member",
    query: pageQuery({}),
    data: z.array(waitingList),
    paged: true,
  },
  "POST /waiting-lists": {
    summary: "Open a waiting list of the caller's cattery or of a planned litter",
    access: "member",
    limits: [{ name: "waiting-list", most: 20, windowSeconds: HOUR_SECONDS, per: "member" }],
    body: waitingListBody,
    creates: true,
    data: z.object({ list_id: id }),
    errors: ["cattery_not_found", "parent_not_found", "mother_not_female", "father_not_male"],
  },
  "PUT /waiting-lists/{id}": {
    summary: "Open or close the caller's waiting list for applications",
    access: keeper,
    params: byId,
    body: z.object({ is_open: flag }),
    data: z.object({ id, is_open: flagOut }),
    errors: ["waiting_list_not_found"],
  },
  "GET /waiting-lists/{id}/entries": {
    summary: "Who waits, in order, then who has applied; by stage, sex and purpose",
    access: keeper,
    params: byId,
    query: pageQuery({
      stage: z.literal(WAITING_STAGES, { error: code("unknown_query") }).optional(),
      sex: z.literal(["male", "female"], { error: code("unknown_query") }).optional(),
      purpose: z.literal(WAITING_PURPOSES, { error: code("unknown_query") }).optional(),
    }),
    data: z.array(waitingEntry),
    paged: true,
    errors: ["waiting_list_not_found"],
  },
  "POST /waiting-lists/{id}/entries": {
    summary: "Apply for a place; the breeder is mailed",
    access: "member",
    limits: [{ name: "waiting", most: 20, windowSeconds: HOUR_SECONDS, per: "member" }],
    params: byId,
    body: waitingBody,
    creates: true,
    data: z.object({ entry_id: id }),
    errors: [
      "waiting_list_not_found",
      "own_waiting_list",
      "waiting_list_closed",
      "already_waiting",
    ],
  },
  "GET /me/waiting": {
    summary: "The caller's applications, newest first, each with its place",
    access: "member",
    query: pageQuery({}),
    data: z.array(ownEntry),
    paged: true,
  },
  "PUT /waiting/{id}/accept": {
    summary: "Give an applicant the next place",
    access: party,
    params: byId,
    data: moved,
    errors: ["waiting_not_found", "waiting_conflict"],
  },
  "PUT /waiting/{id}/decline": {
    summary: "Decline an applicant, with a reason",
    access: party,
    params: byId,
    body: waitingReasonBody,
    data: moved,
    errors: ["waiting_not_found", "waiting_conflict"],
  },
  "PUT /waiting/{id}/offer": {
    summary: "Offer a kitten that is for sale, until a day",
    access: party,
    params: byId,
    body: waitingOfferBody,
    data: moved,
    errors: [
      "waiting_not_found",
      "waiting_conflict",
      "waiting_offer_day",
      "waiting_kitten",
      "waiting_turn",
    ],
  },
  "PUT /waiting/{id}/take-back": {
    summary: "Take an offer back; the applicant keeps the place",
    access: party,
    params: byId,
    data: moved,
    errors: ["waiting_not_found", "waiting_conflict"],
  },
  "PUT /waiting/{id}/pass": {
    summary: "Pass on the kitten offered, and keep the place",
    access: party,
    params: byId,
    data: moved,
    errors: ["waiting_not_found", "waiting_conflict"],
  },
  "PUT /waiting/{id}/leave": {
    summary: "Leave the waiting list",
    access: party,
    params: byId,
    data: moved,
    errors: ["waiting_not_found", "waiting_conflict"],
  },
  "POST /waiting/{id}/take": {
    summary: "Order the kitten offered, at the price that was shown",
    access: party,
    params: byId,
    body: z.object({
      price: z.int({ error: code("price") }),
      withBreeding: z.boolean({ error: code("invalid") }).default(false),
    }),
    creates: true,
    data: z.object({ order_id: id }),
    errors: ["waiting_not_found", "waiting_conflict", "waiting_offer_over", "price_changed"],
  },
});
