/** Finding a cat for sale: words and filters that combine, counts of the choices, littermates as one card. */
import { z } from "zod";
import { SEXES } from "@felistry/domain/cats/sex.ts";
import {
  AD_AGES,
  AD_BUILDS,
  AD_CLAIMS,
  AD_SORTS,
  PATTERNS,
} from "@felistry/domain/market/choices.ts";
import { PLACE_MAX } from "@felistry/domain/market/fields.ts";
import { PRICE_MAX } from "@felistry/domain/market/price.ts";
import { calls } from "../call.ts";
import { code, currencyCode, day, flagOut, id, pageQuery, sex, text } from "../fields.ts";
import { PUBLIC_SEARCH_LIMITS } from "../limits.ts";
import { saleCard } from "./market.ts";

const word = code("unknown_query");
export const SEARCH_WORDS_MAX = 100;
export const COLOUR_WORDS_MAX = 60;

const price = z
  .string({ error: code("price") })
  .regex(/^\d{1,9}$/, { error: code("price") })
  .transform(Number)
  .pipe(z.int().max(PRICE_MAX * 1000, { error: code("price") }));
const yes = z.literal(["1"], { error: word });

/** Which ads, without order and page; also what a saved search keeps. */
export const adsWanted = {
  q: text(SEARCH_WORDS_MAX)
    .optional()
    .describe("words: a breed, a colour, a name, an EMS code, a number"),
  breed: text(10, "breed").optional().describe("three-letter code or id"),
  sex: z.literal(SEXES, { error: word }).optional(),
  age: z
    .literal(AD_AGES, { error: word })
    .optional()
    .describe("under 8 months, under 12, from 12 on"),
  colour: text(COLOUR_WORDS_MAX).optional().describe("in words or as an EMS code"),
  pattern: z.literal(PATTERNS, { error: word }).optional(),
  build: z.literal(AD_BUILDS, { error: word }).optional().describe("tail, ears or coat"),
  country: z
    .string({ error: word })
    .regex(/^[A-Za-z]{2}$/, { error: code("country") })
    .optional()
    .describe("ISO 3166: two letters"),
  place: text(PLACE_MAX).optional().describe("a town or district, or the beginning of its name"),
  from: price.optional().describe("the lowest price without breeding rights"),
  to: price.optional(),
  currency: currencyCode
    .optional()
    .describe("ISO 4217: of the prices asked for, and of the prices said beside others"),
  ready: day().optional().describe("may move by this day"),
  ...(Object.fromEntries(AD_CLAIMS.map((claim) => [claim, yes.optional()])) as Record<
    (typeof AD_CLAIMS)[number],
    z.ZodOptional<typeof yes>
  >),
};

export const findQuery = pageQuery({
  ...adsWanted,
  sort: z.literal(AD_SORTS, { error: word }).default("newest"),
});

const littermate = z.object({
  id,
  cat_name_cattery_prefix: z.string().nullable(),
  cat_name: z.string(),
  cat_name_suffix: z.string().nullable(),
  sex,
  cat_color: z.string().nullable(),
  price_pet: z.int(),
  currency_abb: z.string(),
  is_reserved: flagOut,
});

const seller = z.object({
  kind: z.literal(["private", "cattery"]),
  standing: z
    .literal(["verified", "club_member"])
    .nullable()
    .describe("verified: the club has checked name and address"),
});

const foundAd = saleCard.extend({
  seller,
  littermates: z.array(littermate).describe("other kittens of the litter that match"),
  price_about: z
    .object({ amount: z.int(), currency_abb: z.string(), day: z.string() })
    .nullable()
    .describe("the pet price in the currency asked for, by the rate of that day"),
});

const countsOf = <const Name extends string>(names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.int()])) as Record<Name, z.ZodInt>);

export const adCounts = z
  .object({
    total: z.int().describe("ads that match"),
    breeds: z.array(z.object({ id, count: z.int() })),
    countries: z.array(z.object({ code: z.string(), name: z.string(), count: z.int() })),
    places: z
      .array(z.object({ name: z.string(), count: z.int() }))
      .describe("the fifty with most ads"),
    sexes: countsOf(SEXES),
    ages: countsOf(AD_AGES),
    patterns: countsOf(PATTERNS),
    builds: countsOf(AD_BUILDS),
    claims: countsOf(AD_CLAIMS),
  })
  .describe("how many ads each choice would leave, all else as it is");

export const wordsRead = z
  .object({
    breeds: z.array(z.string()),
    sex: sex.nullable(),
    age: z.literal(AD_AGES).nullable(),
    colour: z.string().nullable().describe("in words"),
    patterns: z.array(z.literal(PATTERNS)),
    builds: z.array(z.literal(AD_BUILDS)),
    names: z.array(z.string()).describe("words looked for in names, numbers, towns and countries"),
  })
  .describe("what `q` was taken for");

export const foundAds = z.object({
  ads: z.array(foundAd),
  counts: adCounts,
  read: wordsRead.nullable(),
  currencies: z.array(z.object({ code: z.string(), abb: z.string() })).describe("to ask in"),
});

export const findingCalls = calls({
  "GET /market": {
    summary:
      "Cats for sale by words and filters, with counts of each choice; littermates are one card",
    access: "public",
    fromCopy: true,
    limits: PUBLIC_SEARCH_LIMITS,
    query: findQuery,
    data: foundAds,
    paged: true,
    kept: "everyone",
  },
});
