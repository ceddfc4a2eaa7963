/** Trial matings: what kittens two cats would have, and which studs suit a queen. */
import { z } from "zod";
import { MATING_WARNINGS } from "@felistry/domain/matings/mating-warnings.ts";
import { calls } from "./call.ts";
import { catCard } from "./cats.ts";
import { idInBody, query } from "./fields.ts";
import { depth, inbreedingShape, oftenEnough, share, wholeNumber } from "./inbreeding.ts";
import { translated } from "./translated.ts";

export const SUGGESTIONS_DEFAULT = 12;
export const SUGGESTIONS_MAX = 50;
/** At most this many studs are compared, the youngest. */
export const STUDS_COMPARED = 1000;

const mating = z.object({
  ...inbreedingShape,
  dam: catCard,
  sire: catCard,
  kittens: z
    .array(
      z.object({
        sex: z.literal(["female", "male", "both"]),
        ems: z.string().describe("the colour part of the EMS code"),
        probability: share.describe("for one kitten, over both sexes; the sum of all is 1"),
        fraction: z.string().describe('the exact value, "3/8"'),
        words: translated,
      }),
    )
    .describe("empty if a parent's colour is unknown"),
  assumptions: z.array(translated).describe("what the colours assume"),
  warnings: z.array(z.object({ code: z.literal(MATING_WARNINGS), words: translated })),
});

const suggestion = z.object({
  cat: catCard,
  coefficient: share.describe("the kittens' F, from everything known"),
  knownGenerations: z.number(),
});

export const matingCalls = calls({
  "GET /mating": {
    summary:
      "The possible kittens of two cats: inbreeding, colours, and reasons against the mating",
    access: "public",
    limits: oftenEnough("inbreeding", 600),
    query: query({ dam: idInBody(), sire: idInBody(), ...depth }),
    data: mating,
    errors: ["cat_not_found", "pedigree_too_large"],
  },
  "GET /mating/suggestions": {
    summary: "Members' studs for a queen, least related first",
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
