/** Merging two records of one cat, and splitting them again. */
import { z } from "zod";
import { MERGE_CHOICES, type MergeChoice } from "@felistry/domain/cats/field-lists.ts";
import { calls } from "../call.ts";
import {
  code,
  day,
  flagOut,
  id,
  idInBody,
  idInPath,
  moment,
  pageQuery,
  query,
  sex,
  text,
} from "../fields.ts";
import { EMS_MAX } from "../colours/coat-crosses.ts";
import { MINUTE_SECONDS } from "../limits.ts";

/** Of a whole printed name. */
const NAME_MAX = 300;

/** Fields that may be taken from the record that is removed; the rest come from the kept record. */
export type MergeField = MergeChoice;

export const mergeSide = z.object({
  id,
  registered: flagOut,
  reg_num: z.string().nullable(),
  values: z.partialRecord(z.literal(MERGE_CHOICES), z.string().nullable()),
  moves: z
    .object({ offspring: z.int(), documents: z.int(), ads: z.int(), orders: z.int() })
    .describe("what is attached to the record"),
});

/** How likely two records are of one cat, with reasons in the language of the request. */
export const likenessShape = z.object({
  score: z.number().min(0).max(1),
  for: z.array(z.string()),
  against: z.array(z.string()),
});
export type ToldLikeness = z.output<typeof likenessShape>;

const likely = z.object({
  cat: z.object({
    id,
    name: z.string(),
    sex: z.literal(["female", "male"]).nullable(),
    birthdate: z.string().nullable(),
    breed: z.string().nullable(),
    ems: z.string().describe("the colour part of the code"),
    numbers: z.array(z.string()),
  }),
  likeness: likenessShape,
});
export type LikelyCat = z.output<typeof likely>;

const merge = z.object({
  id,
  kept_cat_id: id,
  gone_cat_id: id,
  name: z.string().describe("of the removed record, before the merge"),
  kept_name: z.string().describe("of the kept record, before the merge"),
  merged_at: moment,
  undone_at: moment.nullable(),
});
export type MergeEntry = z.output<typeof merge>;

export const mergeRefusals = [
  "cat_not_found",
  "not_allowed",
  "online_owner_alone",
  "merge_same_cat",
  "merge_sexes",
  "own_ancestor",
  "merge_registered",
  "ad_with_club",
] as const;

export const mergeCalls = calls({
  "GET /cats/likely": {
    summary: "Records that are probably of a cat about to be entered, the likeliest first",
    access: "member",
    limits: [{ name: "likely-cats", most: 600, windowSeconds: 5 * MINUTE_SECONDS, per: "member" }],
    query: query({
      name: text(NAME_MAX).describe("whole, as printed, in either script"),
      sex: sex.optional(),
      birthdate: day().optional(),
      ems: text(EMS_MAX).optional().describe("breed and colour, or either"),
      number: text(NAME_MAX).optional(),
      child: idInPath
        .optional()
        .describe("the cat is to become this one's dam or sire: it is not offered"),
    }),
    data: z.array(likely),
  },
  "GET /cats/{id}/merged-into": {
    summary: "The record that stands for one that was merged away, also after several merges",
    access: "public",
    fromCopy: true,
    params: z.object({ id: idInPath }),
    data: z.object({ id }),
    errors: ["cat_not_found"],
  },
  "PUT /cats/{id}/different": {
    summary: "Remember that another record is of a different cat, or take that back",
    access: { rule: "cat-reader", id: "params.id" },
    params: z.object({ id: idInPath }),
    body: z.object({ other: idInBody(), different: z.boolean({ error: code("invalid") }) }),
    data: z.object({ other: id, different: z.boolean() }),
    errors: ["cat_not_found", "not_allowed", "merge_same_cat"],
  },
  "GET /cats/{id}/merge": {
    summary: "Two records side by side, before they are merged",
    access: { rule: "cat-reader", id: "params.id" },
    params: z.object({ id: idInPath }),
    query: query({ other: idInPath }),
    data: z.object({
      kept: mergeSide,
      gone: mergeSide,
      at_desk: flagOut.describe("asked for as a request that the club's desk decides"),
    }),
    errors: mergeRefusals,
  },
  "POST /cats/{id}/merge": {
    summary: "Merge another record into this one, with everything attached to it",
    access: { rule: "cat-reader", id: "params.id" },
    params: z.object({ id: idInPath }),
    body: z.object({
      other: idInBody(),
      take: z
        .array(z.literal(MERGE_CHOICES, { error: code("invalid") }), { error: code("invalid") })
        .max(MERGE_CHOICES.length, { error: code("invalid") })
        .default([])
        .describe("fields whose values come from the other record"),
    }),
    creates: true,
    data: merge,
    errors: [
      ...mergeRefusals,
      "merge_at_desk",
      "parent_too_young",
      "mother_deceased",
      "father_deceased",
      "mother_neutered",
      "father_neutered",
      "kitten_after_death",
      "kitten_after_neutering",
      "result_before_birth",
      "result_after_death",
      "shown_before_birth",
      "shown_after_death",
      "before_birth",
      "after_death",
      "merge_clash",
      "too_many_photos",
      "cat_under_review",
    ],
  },
  "GET /me/merges": {
    summary: "The caller's merges, newest first",
    access: "member",
    query: pageQuery({}),
    data: z.array(merge),
    paged: true,
  },
  "POST /merges/{id}/undo": {
    summary: "Undo a merge: both records are as before",
    access: "member",
    params: z.object({ id: idInPath }),
    creates: true,
    data: merge,
    errors: [
      "merge_not_found",
      "online_owner_alone",
      "merge_undone",
      "merge_changed",
      "merge_fields_changed",
      "ad_with_club",
      "cat_under_review",
      "result_entered",
      "result_before_birth",
      "result_after_death",
      "shown_before_birth",
      "shown_after_death",
    ],
  },
});
