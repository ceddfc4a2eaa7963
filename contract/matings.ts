/** Trial matings: what the kittens of two cats would be, and which studs suit a queen. */
import { z } from "zod";
import { MATING_WARNINGS } from "@felistry/domain/matings/mating-warnings.ts";
import { calls } from "./call.ts";
import { catCard } from "./cats.ts";
import { idInBody, query } from "./fields.ts";
import { depth, inbreedingShape, oftenEnough, share, wholeNumber } from "./inbreeding.ts";

export const SUGGESTIONS_DEFAULT = 12;
export const SUGGESTIONS_MAX = 50;
/** Of the studs in question, the youngest so many are compared. */
export const STUDS_COMPARED = 1000;

const inBoth = z.object({ en: z.string(), ru: z.string() });

const mating = z.object({
  ...inbreedingShape,
  dam: catCard,
  sire: catCard,
  kittens: z
    .array(
      z.object({
        sex: z.literal(["female", "male", "both"]),
        ems: z.string().describe("the colour part of the EMS code"),
        probability: share.describe("of one kitten, over both sexes; all together make 1"),
        fraction: z.string().describe('the same exactly, "3/8"'),
        words: inBoth,
      }),
    )
    .describe("empty where the colour of a parent is not known"),
  assumptions: z.array(inBoth).describe("what the colours take for granted"),
  warnings: z.array(z.object({ code: z.literal(MATING_WARNINGS), words: inBoth })),
});

const suggestion = z.object({
  cat: catCard,
  coefficient: share.describe("F of the kittens, from all that is known"),
  knownGenerations: z.number(),
});

export const matingCalls = calls({
  "GET /mating": {
    summary:
      "What the kittens of two cats would be: inbreeding, colours, and what speaks against it",
    access: "public",
    limits: oftenEnough("inbreeding", 600),
    query: query({ dam: idInBody(), sire: idInBody(), ...depth }),
    data: mating,
    errors: ["cat_not_found", "pedigree_too_large"],
  },
  "GET /mating/suggestions": {
    summary: "Members' studs for a queen, the least related first",
    access: "public",
    limits: oftenEnough("mating-suggestions", 120),
    query: query({
      dam: idInBody(),
      limit: wholeNumber(SUGGESTIONS_MAX).default(SUGGESTIONS_DEFAULT),
    }),
    data: z.array(suggestion),
    errors: ["cat_not_found", "pedigree_too_large"],
  },
});
