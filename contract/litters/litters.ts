/** Litters: registered by the queen's breeder, confirmed by the stud's owner. */
import { z } from "zod";
import { CAT_NAME_RULE } from "@felistry/domain/cats/name.ts";
import { LITTER_FIELDS } from "@felistry/domain/litters/fields.ts";
import { KITTEN_STATES, SHOWN_STATES } from "@felistry/domain/litters/kitten-state.ts";
import { LITTER_STATUSES, MOST_KITTENS } from "@felistry/domain/litters/rules.ts";
import { calls } from "../call.ts";
import {
  code,
  flag,
  flagOut,
  id,
  idInPath,
  moment,
  optionalDay,
  optionalId,
  optionalText,
  pageQuery,
  requiredText,
  ruled,
  seenVersion,
  sex,
  text,
  version,
} from "../fields.ts";
import { inspectionBody, inspections, litterWeights, weightsBody } from "./care.ts";
import { bodyFields } from "../record-fields.ts";
import { HOUR_SECONDS } from "../limits.ts";

const EMS_MAX = 60;
const KEY_MAX = 60;
const TOKEN_MAX = 60;

const kittenSaid = {
  state: z.literal(KITTEN_STATES, { error: code("invalid") }).default("alive"),
  died_on: optionalDay.describe("from the birth to today, of one that died"),
};
export const kittenStateBody = z.object(kittenSaid);

const kittenBody = z.object(
  {
    cat_name: ruled(CAT_NAME_RULE, "cat_name"),
    sex,
    ems: optionalText(EMS_MAX).describe('the colour, "ns 09 22"; may be added later'),
    ...kittenSaid,
  },
  { error: code("kittens") },
);

export const litterBody = z.object({
  ...bodyFields(LITTER_FIELDS),
  kittens: z
    .array(kittenBody, { error: code("kittens") })
    .min(1, { error: code("kittens") })
    .max(MOST_KITTENS, { error: code("kittens") }),
  mating_id: optionalId.describe(
    "the planned mating from which it comes: an agreement to it is the consent to the litter",
  ),
  key: text(KEY_MAX)
    .min(8, { error: code("invalid") })
    .describe("made by the form: a litter sent twice is stored once"),
});

const parent = z.object({
  id,
  cat_name_cattery_prefix: z.string().nullable(),
  cat_name: z.string(),
  cat_name_suffix: z.string().nullable(),
});

export const litter = z.object({
  id,
  version,
  status: z.literal(LITTER_STATUSES),
  born: z.string(),
  prefix: z.string().nullable(),
  breed: z.string().describe("three-letter EMS code"),
  dam: parent,
  sire: parent,
  breeder: z.string(),
  sire_owner: z.string(),
  created_at: moment,
  is_breeder: z.boolean(),
  may_answer: z
    .boolean()
    .describe("the caller maintains the stud's page, and the litter is pending"),
  before_club: z.boolean().describe("the rules have asked, and the club has not yet decided"),
  by_rules: z
    .string()
    .nullable()
    .describe("the versions of the rules by which it was registered without a person"),
  kittens: z.array(
    z.object({
      cat_name: z.string(),
      sex,
      ems: z.string().nullable(),
      cat_id: id.nullable().describe("set once the litter is confirmed"),
      place: z.int(),
      state: z
        .literal(SHOWN_STATES)
        .describe("cancelled: the litter was not confirmed, or the kitten's page is deleted"),
      died_on: z.string().nullable().describe("null also if only the death is known"),
      may_certify: flagOut.describe("registered, and its certificate is for the caller"),
      impossible_colour: flagOut.describe("1 where the parents' colours rule this one out"),
    }),
  ),
});

const byId = z.object({ id: idInPath });
const token = requiredText(TOKEN_MAX, "invalid");
const byMail = [
  { name: "litter-mail", most: 60, windowSeconds: HOUR_SECONDS, per: "address" },
] as const;
const party = { rule: "litter-party", id: "params.id" } as const;
const reader = { rule: "litter-reader", id: "params.id" } as const;

/** Each has a sheet for every kitten, drawn on demand. */
const ALL_SHEETS_LIMITS = [
  { name: "litter-certificates", most: 20, windowSeconds: HOUR_SECONDS, per: "member" },
] as const;

export const litterCalls = calls({
  "GET /litters": {
    summary: "Litters that the caller bred, and those of the caller's studs, newest first",
    access: "member",
    query: pageQuery({}),
    data: z.array(litter),
    paged: true,
  },
  "POST /litters": {
    summary: "Register a litter; if the stud is the caller's, the kittens become cats at once",
    access: { rule: "cat-owner", id: "body.dam_id" },
    limits: [{ name: "litter", most: 60, windowSeconds: HOUR_SECONDS, per: "member" }],
    body: litterBody,
    creates: true,
    data: litter,
    errors: [
      "cat_not_found",
      "parent_not_found",
      "mother_not_female",
      "father_not_male",
      "parent_too_young",
      "mother_deceased",
      "father_deceased",
      "mother_neutered",
      "father_neutered",
      "litter_too_close",
      "breeding_banned",
      "dam_exported",
      "mating_not_found",
      "mating_conflict",
    ],
  },
  "GET /litters/{id}": {
    summary: "A litter, for its breeder, the owner of its stud, and the club",
    access: reader,
    params: byId,
    data: litter,
    errors: ["litter_not_found"],
  },
  "PUT /litters/{id}/answer": {
    summary: "Confirm or decline a litter as the stud's owner; cancel it as its breeder",
    access: party,
    params: byId,
    body: z.object({
      answer: z.literal(["confirm", "decline", "cancel"], { error: code("invalid") }),
      version: seenVersion,
    }),
    versioned: { of: "litter", id: "params.id" },
    data: litter,
    errors: [
      "litter_not_found",
      "litter_not_waiting",
      "not_allowed",
      "parent_too_young",
      "mother_deceased",
      "father_deceased",
      "mother_neutered",
      "father_neutered",
    ],
  },
  "PUT /litters/{id}/kittens/{place}": {
    summary: "Say as the breeder that a kitten has died, was stillborn, or is alive after all",
    access: party,
    params: byId.extend({ place: idInPath }),
    body: kittenStateBody,
    data: litter,
    errors: [
      "litter_not_found",
      "not_allowed",
      "litter_over",
      "kitten_not_found",
      "kitten_is_cat",
      "cat_not_found",
      "kitten_after_death",
    ],
  },
  "GET /litters/{id}/weights": {
    summary: "The weights of a litter's kittens by day, and which of them have lost weight",
    access: reader,
    params: byId,
    data: litterWeights,
    errors: ["litter_not_found"],
  },
  "PUT /litters/{id}/weights": {
    summary: "Enter the kittens' weights of a day as the litter's breeder",
    access: party,
    params: byId,
    body: weightsBody,
    versioned: { of: "litter-weights", id: "params.id" },
    data: litterWeights,
    errors: ["litter_not_found", "not_allowed", "litter_over"],
  },
  "GET /litters/{id}/inspections": {
    summary: "By whom the litter's kittens have been looked at",
    access: reader,
    params: byId,
    data: inspections,
    errors: ["litter_not_found"],
  },
  "POST /litters/{id}/inspections": {
    summary: "Enter an inspection as the litter's breeder; it cannot be changed",
    access: party,
    limits: [{ name: "inspection", most: 30, windowSeconds: HOUR_SECONDS, per: "member" }],
    params: byId,
    body: inspectionBody,
    creates: true,
    data: inspections,
    errors: ["litter_not_found", "not_allowed", "litter_over"],
  },
  "POST /litters/{id}/certificates": {
    summary:
      "Issue the certificates of all registered kittens that are the caller's, or as the club",
    access: reader,
    limits: ALL_SHEETS_LIMITS,
    params: byId,
    creates: true,
    data: z.array(z.object({ cat_id: id, code: z.string() })).describe("in the kittens' order"),
    errors: ["litter_not_found", "litter_without_certificates"],
  },
  "GET /litters/{id}/certificates": {
    summary: "The valid certificates of those kittens, each as a signed PDF, in one ZIP",
    access: reader,
    limits: ALL_SHEETS_LIMITS,
    params: byId,
    bytes: { types: ["application/zip"], hidden: true },
    errors: ["not_found"],
  },
  "PUT /litters/{id}/decide": {
    summary: "Register all kittens of a litter that waits for the club, or leave them unregistered",
    access: "club:decide_cases",
    params: byId,
    body: z.object({ register: flag, version: seenVersion }),
    versioned: { of: "litter", id: "params.id" },
    data: z.object({ numbers: z.array(z.string()).describe("in the kittens' order") }),
    errors: [
      "litter_not_found",
      "litter_not_asked",
      "own_application",
      "case_decided",
      "against_club_rules",
    ],
  },
  "POST /litters/asked-by-mail": {
    summary: "The question behind the link mailed to the stud's owner",
    access: "public",
    limits: byMail,
    body: z.object({ token }),
    data: litter
      .pick({ breeder: true, breed: true, dam: true, sire: true, born: true, prefix: true })
      .extend({ kittens: z.array(z.object({ cat_name: z.string(), sex })) }),
    errors: ["litter_link_over"],
  },
  "POST /litters/answer-by-mail": {
    summary: "Confirm or decline a litter by the link in the mail to the stud's owner",
    access: "public",
    limits: byMail,
    body: z.object({ token, confirm: flag }),
    data: z.object({ status: z.literal(LITTER_STATUSES) }),
    errors: [
      "litter_link_over",
      "parent_too_young",
      "mother_deceased",
      "father_deceased",
      "mother_neutered",
      "father_neutered",
    ],
  },
});
