/** The search in the header, and the names' other forms by which it finds too. */
import { z } from "zod";
import {
  SEARCH_CATS_PAGE,
  SEARCH_CATS_TYPING,
  SEARCH_TEXT_MAX,
} from "@felistry/domain/names/search-limits.ts";
import { calls } from "./call.ts";
import { id, idInPath, optional, query, sex, text } from "./fields.ts";
import { PUBLIC_SEARCH_LIMITS } from "./limits.ts";

const foundCat = z.object({
  id,
  cat_name_cattery_prefix: z.string().nullable(),
  cat_name: z.string(),
  cat_name_suffix: z.string().nullable(),
  other_name: z
    .string()
    .nullable()
    .describe("the name in the reader's script, if it is written in another"),
  sex,
  breed_ems: z.string(),
  cat_birthdate: z.string().nullable(),
  number: z.string().nullable().describe("the club's number, else the one in another registry"),
});

const foundCattery = z.object({
  id,
  cattery_name: z.string(),
  cattery_name_full: z.string().nullable(),
  other_name: z
    .string()
    .nullable()
    .describe("the full name in the reader's script, if it is written in another"),
  owner: z.string(),
});

const foundMember = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  other_name: z.string().nullable(),
  cattery_id: id.nullable().describe("the member's first cattery"),
  cat_id: id.nullable().describe("the member's newest cat"),
});

export const found = z.object({
  cats: z.array(foundCat),
  catteries: z.array(foundCattery),
  members: z.array(foundMember).describe("for members only"),
});
export type Found = z.output<typeof found>;

/** How cats of one sex may be found instead of by a part of their names. */
export const foundBy = z
  .literal("words")
  .optional()
  .describe(
    "as the header's search finds: in either script, words in any order, one typo forgiven; the caller's own cats come first",
  );

/** As many letters as the three parts of a name may become. */
const OTHER_NAME_MAX = 600;
export const otherNameBody = z.object({ other_name: optional(text(OTHER_NAME_MAX)) });

const ofOwnCat = {
  access: { rule: "cat-owner", id: "params.id" },
  params: z.object({ id: idInPath }),
  data: z.object({
    name: z.string(),
    proposed: z.string().nullable().describe("by rule; null for a name without letters"),
    given: z.string().nullable().describe("by the owner"),
  }),
  errors: ["cat_not_found"],
} as const;

export const searchCalls = calls({
  "GET /cats/{id}/other-name": {
    ...ofOwnCat,
    summary: "A cat's name in the other script: by rule, and as its owner corrected it",
  },
  "PUT /cats/{id}/other-name": {
    ...ofOwnCat,
    summary: "Correct a cat's name in the other script; empty, it is the rule's again",
    body: otherNameBody,
  },
  "GET /search": {
    summary:
      "Cats, catteries and members by name, in either script, or by number; a chip only whole, for the cat's owners and the club",
    access: "public",
    fromCopy: true,
    limits: PUBLIC_SEARCH_LIMITS,
    query: query({
      q: text(SEARCH_TEXT_MAX).default(""),
      limit: z.coerce.number().int().min(1).max(SEARCH_CATS_PAGE).default(SEARCH_CATS_TYPING),
    }),
    data: found,
    kept: "guests",
  },
});
