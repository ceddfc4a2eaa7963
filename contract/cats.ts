/** A cat's page: card, profile, search. */
import { z } from "zod";
import { EDIT_MODES } from "@felistry/domain/cats/edit-mode.ts";
import { DATE_PRECISIONS } from "@felistry/domain/cats/partial-date.ts";
import { APPLICATION_STATUSES } from "@felistry/domain/registration/application-status.ts";
import { calls, type RowRule } from "./call.ts";
import {
  createdFields,
  editedFields,
  ownersFields,
  patchedFields,
  publicFields,
} from "./cat-fields.ts";
import { colourFields } from "./colours/colours.ts";
import {
  code,
  flagOut,
  id,
  idInPath,
  ignored,
  nothing,
  pageQuery,
  query,
  seenVersion,
  sex,
  text,
  version,
} from "./fields.ts";
import { PUBLIC_SEARCH_LIMITS, SEARCH_LIMITS } from "./limits.ts";
import { foundBy } from "./search.ts";
import { furtherWords } from "./translated.ts";

export const SEARCH_MAX_RESULTS = 10;

const cardShape = {
  id,
  users_id: id,
  online_owner_id: id,
  sex,
  cat_ava_url: z.string().nullable(),
  cat_name_cattery_prefix: z.string().nullable(),
  cat_name: z.string(),
  cat_name_suffix: z.string().nullable(),
  other_name: z
    .string()
    .nullable()
    .describe("the full name in the reader's script, if it is written in another"),
  breed_id: id,
  breed: z.string().describe("the breed's name in the language of the request"),
  breed_ems: z.string(),
  cat_birthdate: z.string().nullable(),
  cat_birthdate_precision: z
    .literal(DATE_PRECISIONS)
    .describe("how much of the birth date is known: of a month or year the date is the first day"),
  pedigree_num: z.string().nullable(),
  registered: flagOut,
  is_my_cat: flagOut,
  cat_color: z.string().nullable().describe("the colour in words, in the language of the request"),
  ems: z.string().nullable().describe('colour part of the EMS code, "ns 09 22"'),
  under_review: flagOut
    .optional()
    .describe(
      "in lists: 1 if the club has an application to decide, shown to the cat's owners and the club",
    ),
};

export const catCard = z.object(cardShape);
export type CatCard = z.output<typeof catCard>;

const parentCard = z.object({
  ...cardShape,
});

/** What everybody may see of a cat. */
const publicProfileShape = {
  ...cardShape,
  breed_en: z.string(),
  breed_ru: z.string(),
  ...furtherWords("breed"),
  breed_name: z.string(),
  cat_birthdate_input: z.string().nullable(),
  age: z.object({ years: z.int(), months: z.int(), days: z.int() }).nullable(),
  ...publicFields,
  number_elsewhere: publicFields.number_elsewhere.describe(
    "its number in another registry, as stated by a member; never verified",
  ),
  is_parent: flagOut,
  owner: z.string(),
  online_owner: z.string(),
  breeder_first_name: z.string().nullable(),
  breeder_last_name: z.string().nullable(),
  cattery: z.string().nullable(),
  cattery_id: id.nullable(),
  location: z.string(),
  country_en: z.string(),
  country_ru: z.string(),
  ...furtherWords("country"),
  mother: parentCard.nullable(),
  father: parentCard.nullable(),
  main: z.string().nullable(),
  main_eng_short: z.string().nullable(),
  gold: z.string().nullable(),
  white: z.string().nullable(),
  tabby: z.string().nullable(),
  point: z.string().nullable(),
  eye: z.string().nullable(),
  build: z.string().nullable().describe("tail, ears and coat: the codes 51-54, 71-73 and 81-84"),
  dilute: flagOut,
  colorFullEms: z.string().nullable(),
  ad: z
    .object({ price_pet: z.int(), currency_abb: z.string() })
    .nullable()
    .describe("the cat's active ad"),
  club_notes: z
    .array(z.object({ struck: z.string().nullable(), text: z.string() }))
    .describe(
      "what the club has decided of the cat, in words; `struck` is a number that is annulled",
    ),
  edit_mode: z.literal(EDIT_MODES),
  error403: z.boolean(),
};

export const publicProfile = z.object(publicProfileShape);
export type PublicProfile = z.output<typeof publicProfile>;

const documentBrief = z.object({
  id,
  number: z.string(),
  issued_by: z.string(),
  system: z.string(),
});

/** What owner, online owner and administrators also see. */
export const fullProfile = z.object({
  ...publicProfileShape,
  version,
  facts_locked: z
    .boolean()
    .describe("the club has an application to decide: what it would certify cannot be changed now"),
  ...ownersFields,
  is_online_owner: z
    .boolean()
    .describe("the caller maintains the page: may change parents, delete it, hand it over"),
  metric: documentBrief.nullable(),
  pedigree: documentBrief.nullable(),
  metric_num: z.string().nullable(),
  issued_by: z.string().nullable(),
  system: z.string().nullable(),
  application_status: z.literal(APPLICATION_STATUSES).nullable(),
  prev_owner_id: id
    .nullable()
    .describe("the previous online owner, to whom the cat can be returned"),
});
export type FullProfile = z.output<typeof fullProfile>;

export const newCatBody = z.object({ ...createdFields, ...colourFields, users_id: ignored });

export const catBody = z.object({
  ...editedFields,
  ...colourFields,
  users_id: ignored,
  version: seenVersion,
});

export const catPatchBody = z.object({ id: ignored, ...patchedFields, version: seenVersion });

const byCat = z.object({ id: idInPath });
const ofCat = (rule: RowRule) => ({ rule, id: "params.id" }) as const;
const searchText = text().toLowerCase().default("");

export const catListQuery = pageQuery({
  mine: z.literal(["all", "my", "not-my"], { error: code("unknown_query") }).default("all"),
  sex: sex.optional(),
  q: searchText.optional(),
  breed: text(10, "breed").optional().describe("three-letter code or id"),
  mateable: z
    .literal("1", { error: code("unknown_query") })
    .optional()
    .describe(
      "only cats that may be mated today: old enough, not neutered, and alive as far as known",
    ),
});

export const catCalls = calls({
  "GET /cats": {
    summary: "All cats, newest first",
    access: "public",
    fromCopy: true,
    limits: PUBLIC_SEARCH_LIMITS,
    query: catListQuery,
    data: z.array(catCard),
    paged: true,
    errors: ["not_logged_in"],
  },
  "POST /cats": {
    summary: "Add a cat",
    access: "member",
    body: newCatBody,
    creates: true,
    data: z.object({ newCatId: id }),
    beside: { catData: z.object({ insertId: id }) },
    errors: ["colour_contradiction"],
  },
  "GET /cats/{id}": {
    summary: "The public card of a cat",
    access: "public",
    fromCopy: true,
    params: byCat,
    data: catCard,
    errors: ["cat_not_found"],
  },
  "PUT /cats/{id}": {
    summary: "Full edit of an unregistered cat",
    access: ofCat("cat-owner"),
    params: byCat,
    body: catBody,
    versioned: { of: "cat", id: "params.id" },
    data: z.object({ id }),
    errors: [
      "cat_not_found",
      "cat_locked",
      "online_owner_alone",
      "parent_too_young",
      "mother_deceased",
      "father_deceased",
      "mother_neutered",
      "father_neutered",
      "kitten_after_death",
      "kitten_after_neutering",
      "result_before_birth",
      "result_after_death",
      "sex_of_parent_fixed",
      "member_not_found",
      "colour_contradiction",
      "cat_under_review",
    ],
  },
  "PATCH /cats/{id}": {
    summary: "Limited edit",
    access: ofCat("cat-owner"),
    params: byCat,
    body: catPatchBody,
    versioned: { of: "cat", id: "params.id" },
    data: z.object({ id }),
    errors: [
      "cat_not_found",
      "online_owner_alone",
      "member_not_found",
      "kitten_after_death",
      "kitten_after_neutering",
      "result_after_death",
    ],
  },
  "DELETE /cats/{id}": {
    summary: "Delete a cat that nothing else refers to",
    access: ofCat("cat-online-owner"),
    params: byCat,
    data: nothing,
    errors: [
      "cat_not_found",
      "cat_is_registered",
      "cat_is_parent",
      "cat_has_order",
      "cat_has_application",
      "ad_with_club",
      "cat_is_certified",
      "cat_has_decisions",
      "cat_has_withheld_papers",
    ],
  },
  "GET /cats/{id}/name": {
    summary: "A cat's name",
    access: "public",
    fromCopy: true,
    params: byCat,
    data: z.object({ cat_name: z.string() }),
    errors: ["cat_not_found"],
  },
  "GET /cats/user-id-by-cat-id/{id}": {
    summary: "The member shown as owner",
    access: "public",
    fromCopy: true,
    params: byCat,
    data: z.object({ users_id: id }),
    errors: ["cat_not_found"],
  },
  "GET /cats/cat-and-color/{id}": {
    summary: "The cat's profile; 403 with the public part for anyone but its owners",
    access: "public",
    fromCopy: true,
    params: byCat,
    query: query({ currentUserId: z.string().max(20).optional() }),
    data: fullProfile.nullable(),
    beside: { modifiedData: fullProfile.nullable() },
    errors: ["not_allowed"],
  },
  "GET /cats/all-with-color-10-by-gender": {
    summary: "At most ten cats of one sex whose name contains the text",
    access: "member",
    limits: SEARCH_LIMITS,
    query: query({ q: searchText, sex, by: foundBy }),
    data: z.object({ data: z.array(catCard) }),
  },
  "GET /cats/all-with-color-10-free": {
    summary: "At most ten free cats whose name contains the text",
    access: "member",
    limits: SEARCH_LIMITS,
    query: query({ q: searchText, p: sex.optional() }),
    data: z.object({ data: z.array(catCard) }),
  },
});
