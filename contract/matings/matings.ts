/** Trial matings: what kittens two cats would have, and which studs suit a queen. */
import { z } from "zod";
import { MATING_WARNINGS } from "@felistry/domain/matings/mating-warnings.ts";
import { TRAIT_NOTES } from "@felistry/domain/matings/trait-notes.ts";
import { calls } from "../call.ts";
import { catCard } from "../cats.ts";
import { idInBody, query } from "../fields.ts";
import { depth, inbreedingShape, oftenEnough, share, wholeNumber } from "../inbreeding.ts";
import { translated } from "../translated.ts";

export const SUGGESTIONS_DEFAULT = 12;
export const SUGGESTIONS_MAX = 50;
/** At most this many studs are compared, the youngest. */
export const STUDS_COMPARED = 1000;

const testSide = z.object({
  result: z.string().nullable().describe("as entered on the cat's page"),
  status: z
    .literal(["normal", "carrier", "affected", "known", "unread", "untested"])
    .describe("`known` is a blood group; `unread` a result that could not be understood"),
});

const matingHealth = z.object({
  tests: z
    .array(
      z.object({
        code: z.string(),
        name: translated,
        gene: z.string(),
        omia: z
          .string()
          .nullable()
          .describe("number in OMIA, the catalogue of inherited traits in animals"),
        source: z.string(),
        dam: testSide,
        sire: testSide,
        words: translated.describe("what the kittens get, with the odds of one kitten"),
        grave: z.boolean().describe("speaks against the mating"),
      }),
    )
    .describe("tests that either cat has, and those advised for their breeds"),
  examinations: z.array(
    z.object({
      of: z.literal(["dam", "sire"]),
      name: z.string(),
      result: z.string().nullable(),
      issued_on: z.string().nullable(),
      grave: z
        .boolean()
        .nullable()
        .describe("the grade speaks against breeding; null if it could not be read"),
      old: z.boolean().describe("a heart that was last looked at long ago"),
    }),
  ),
  notes: z.array(z.object({ code: z.literal(TRAIT_NOTES), words: translated, grave: z.boolean() })),
});
export type MatingHealth = z.output<typeof matingHealth>;

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
  health: matingHealth,
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
