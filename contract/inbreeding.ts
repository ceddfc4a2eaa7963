/** Inbreeding of cats, breeds and catteries, all calculated from public data. */
import { z } from "zod";
import { COUNTED_GENERATIONS } from "@felistry/domain/inbreeding/completeness.ts";
import { GENERATION_LIMITS } from "@felistry/domain/inbreeding/report.ts";
import { calls, type CallLimit } from "./call.ts";
import { code, id, idInPath, query } from "./fields.ts";

/** A deeper drawing of paths would have more places than anybody could look at; omitting the limit means no limit. */
export const GENERATIONS_MAX = 20;
/** How many common ancestors are listed: those that matter most. */
export const COMMON_ANCESTORS_TOLD = 50;

export const wholeNumber = (most: number) =>
  z.coerce.number({ error: code("invalid") }).pipe(
    z
      .int({ error: code("invalid") })
      .min(1, { error: code("invalid") })
      .max(most, { error: code("invalid") }),
  );

/** How far back a calculation goes. */
export const depth = {
  generations: wholeNumber(GENERATIONS_MAX).optional().describe("everything known, if omitted"),
  limit: z
    .literal(GENERATION_LIMITS, { error: code("invalid") })
    .default("paths")
    .describe(
      "paths: both legs of a path are at most this many generations long; links: every parent link reached within this many generations",
    ),
};

export const share = z.number().min(0).max(1);

const namedCat = z.object({
  id,
  cat_name_cattery_prefix: z.string().nullable(),
  cat_name: z.string(),
  cat_name_suffix: z.string().nullable(),
});
export type NamedCat = z.output<typeof namedCat>;

const commonAncestor = namedCat.extend({
  contribution: share.describe("what it adds to the coefficient"),
  share: share.describe("its share of the coefficient"),
  paths: z.int().describe("how many paths, within ten generations"),
  chains: z
    .array(z.array(id))
    .describe("the shortest paths: from the sire up to the ancestor and down to the dam"),
});

export const inbreedingShape = {
  coefficient: share.describe("Wright's F"),
  ancestorLoss: share.nullable().describe("unique / possible; null if no ancestor is known"),
  unique: z.number().describe("different known ancestors in the generations counted"),
  possible: z.number().describe("known places there, each of which could hold a different cat"),
  knownGenerations: z
    .number()
    .describe("all known ancestors in complete generations: the sum of each generation's share"),
  countedGenerations: z
    .int()
    .nullable()
    .describe(
      `${COUNTED_GENERATIONS} if the pedigree goes further, otherwise null: the generations covered by unique, possible and completeness; coefficient and knownGenerations cover all`,
    ),
  ancestorsBeyond: z.int().describe("different ancestors found only beyond those generations"),
  completeness: z.array(
    z.object({
      generation: z.int().describe("1 for the parents"),
      known: z.number(),
      possible: z.number(),
      share,
    }),
  ),
  commonAncestors: z.array(commonAncestor).describe("largest share first"),
  commonAncestorCount: z.int(),
  fromOlder: share.describe("what ancestors beyond ten generations add to the coefficient"),
  names: z.array(namedCat).describe("the cats of the chains"),
};

const inbreeding = z.object(inbreedingShape);
export type Inbreeding = z.output<typeof inbreeding>;

const populationInbreeding = z.object({
  cats: z.int(),
  withParents: z.int().describe("cats with both parents known"),
  mean: share,
  highest: share,
  knownGenerations: z.number(),
  distribution: z.array(z.object({ above: share.nullable(), upTo: share, cats: z.int() })),
  trend: z.array(
    z.object({ year: z.int(), cats: z.int(), mean: share, knownGenerations: z.number() }),
  ),
});

const MINUTE = 60;
/** More than a club behind one address needs, less than would keep a processor busy. */
export const oftenEnough = (name: string, most: number): CallLimit[] => [
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
  "GET /breeds/{id}/inbreeding": {
    summary: "Inbreeding of a breed: how it is distributed, and its trend by birth year",
    access: "public",
    limits: oftenEnough("population-inbreeding", 300),
    params: z.object({ id: idInPath }),
    data: populationInbreeding,
    errors: ["breed_not_found", "pedigree_too_large"],
  },
  "GET /catteries/{id}/inbreeding": {
    summary: "Inbreeding of the cats that live in a cattery",
    access: "public",
    limits: oftenEnough("population-inbreeding", 300),
    params: z.object({ id: idInPath }),
    data: populationInbreeding,
    errors: ["cattery_not_found", "pedigree_too_large"],
  },
});
