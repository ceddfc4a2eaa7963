/** Inbreeding of cats, trial matings and whole breeds: all of it from what is public anyway. */
import { z } from "zod";
import { COUNTED_GENERATIONS } from "@felistry/domain/pedigree/inbreeding/completeness.ts";
import { GENERATION_LIMITS } from "@felistry/domain/pedigree/inbreeding/report.ts";
import { MATING_WARNINGS } from "@felistry/domain/pedigree/mating-warnings.ts";
import { calls, type CallLimit } from "./call.ts";
import { catCard } from "./cats.ts";
import { code, id, idInBody, idInPath, query } from "./fields.ts";

/** Deeper, a drawing of paths would have more places than anybody has looked at; without a limit there is none. */
export const GENERATIONS_MAX = 20;
export const SUGGESTIONS_DEFAULT = 12;
export const SUGGESTIONS_MAX = 50;
/** Of the studs in question, the youngest so many are compared. */
export const STUDS_COMPARED = 1000;
/** Common ancestors that are told of, those that matter most. */
export const COMMON_ANCESTORS_TOLD = 50;

const inBoth = z.object({ en: z.string(), ru: z.string() });

const wholeNumber = (most: number) =>
  z.coerce.number({ error: code("invalid") }).pipe(
    z
      .int({ error: code("invalid") })
      .min(1, { error: code("invalid") })
      .max(most, { error: code("invalid") }),
  );

const depth = {
  generations: wholeNumber(GENERATIONS_MAX)
    .optional()
    .describe("all that is known where it is left out"),
  limit: z
    .literal(GENERATION_LIMITS, { error: code("invalid") })
    .default("paths")
    .describe(
      "paths: both legs of a path at most so many generations long; links: every parent link reached within so many generations",
    ),
};

const share = z.number().min(0).max(1);

const namedCat = z.object({
  id,
  cat_name_cattery_prefix: z.string().nullable(),
  cat_name: z.string(),
  cat_name_suffix: z.string().nullable(),
});
export type NamedCat = z.output<typeof namedCat>;

const commonAncestor = namedCat.extend({
  contribution: share.describe("what it adds to the coefficient"),
  share: share.describe("of the coefficient"),
  paths: z.int().describe("how many, within ten generations"),
  chains: z
    .array(z.array(id))
    .describe("the shortest paths: from the sire up to the ancestor and down to the dam"),
});

const inbreedingShape = {
  coefficient: share.describe("Wright's F"),
  ancestorLoss: share.nullable().describe("unique / possible; null where no ancestor is known"),
  unique: z.number().describe("different known ancestors in the generations counted"),
  possible: z.number().describe("known places there, each of which might be another cat's"),
  knownGenerations: z
    .number()
    .describe("complete generations that all known ancestors would make, as a sum of shares"),
  countedGenerations: z
    .int()
    .nullable()
    .describe(
      `${COUNTED_GENERATIONS} where the pedigree goes on beyond, else null: so far are unique, possible and completeness counted; coefficient and knownGenerations count all`,
    ),
  ancestorsBeyond: z.int().describe("different ancestors that stand only beyond those generations"),
  completeness: z.array(
    z.object({
      generation: z.int().describe("1 for the parents"),
      known: z.number(),
      possible: z.number(),
      share,
    }),
  ),
  commonAncestors: z.array(commonAncestor).describe("the greatest share first"),
  commonAncestorCount: z.int(),
  fromOlder: share.describe("what ancestors beyond ten generations add to the coefficient"),
  names: z.array(namedCat).describe("the cats of the chains"),
};

const inbreeding = z.object(inbreedingShape);
export type Inbreeding = z.output<typeof inbreeding>;

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

const populationInbreeding = z.object({
  cats: z.int(),
  withParents: z.int().describe("cats both of whose parents are known"),
  mean: share,
  highest: share,
  knownGenerations: z.number(),
  distribution: z.array(z.object({ above: share.nullable(), upTo: share, cats: z.int() })),
  trend: z.array(
    z.object({ year: z.int(), cats: z.int(), mean: share, knownGenerations: z.number() }),
  ),
});

const MINUTE = 60;
/** Above what a club behind one address asks for, below what would keep a processor busy. */
const oftenEnough = (name: string, most: number): CallLimit[] => [
  { name, most, windowSeconds: 5 * MINUTE, per: "address" },
];

export const inbreedingCalls = calls({
  "GET /pedigree/{catId}/inbreeding": {
    summary: "A cat's inbreeding: coefficient, ancestor loss, how much is known, common ancestors",
    access: "public",
    limits: oftenEnough("inbreeding", 600),
    params: z.object({ catId: idInPath }),
    query: query(depth),
    data: inbreeding,
    errors: ["cat_not_found", "pedigree_too_large"],
  },
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
  "GET /breeds/{id}/inbreeding": {
    summary: "Inbreeding of a breed: how it is distributed, and its trend by birth year",
    access: "public",
    limits: oftenEnough("population-inbreeding", 300),
    params: z.object({ id: idInPath }),
    data: populationInbreeding,
    errors: ["breed_not_found", "pedigree_too_large"],
  },
  "GET /catteries/{id}/inbreeding": {
    summary: "Inbreeding of the cats at home in a cattery",
    access: "public",
    limits: oftenEnough("population-inbreeding", 300),
    params: z.object({ id: idInPath }),
    data: populationInbreeding,
    errors: ["cattery_not_found", "pedigree_too_large"],
  },
});
