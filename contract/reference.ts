/** Breeds, colours, countries, currencies, systems: the choices in forms. */
import { z } from "zod";
import {
  BREED_CARES,
  BREED_SCREENS,
  BREED_SIZES,
  BREED_TRAITS,
} from "@felistry/domain/reference/breed-profile.ts";
import { calls, type CallSpec } from "./call.ts";
import { id, idInPath } from "./fields.ts";
import { furtherWords } from "./translated.ts";

export const breed = z.object({
  id,
  ems: z.string().describe("three letters, upper case"),
  breed_en: z.string(),
  breed_ru: z.string(),
  ...furtherWords("breed"),
  longhair: z.boolean(),
  gallery: z.boolean().describe("one of the 13 on the home page"),
});

export const breedCount = z.object({
  id,
  cats: z.int().min(0).describe("in the registry"),
  for_sale: z.int().min(0).describe("visible ads"),
});

export const breedProfile = z.object({
  profile: z
    .object({
      size: z.literal(BREED_SIZES),
      kg_low: z.number(),
      kg_high: z.number(),
      care: z.literal(BREED_CARES),
      life_years: z.number().nullable().describe("life expectancy at birth"),
      screens: z.array(z.literal(BREED_SCREENS)).describe("examinations of the parents by a vet"),
      traits: z.array(z.literal(BREED_TRAITS)).describe("traits that cost the cat something"),
    })
    .nullable(),
  character: z.object({ text: z.string(), language: z.string() }).nullable(),
  tests: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      source: z.string(),
    }),
  ),
  prices: z
    .object({
      ads: z.int(),
      median: z.int(),
      low: z.int(),
      high: z.int(),
      currency_abb: z.string(),
    })
    .nullable()
    .describe("of the newest thousand ads in the currency most used, if they are five or more"),
  breeders: z
    .array(z.object({ name: z.string(), cattery_id: id.nullable(), kittens: z.int() }))
    .describe("sellers of kittens under 8 months"),
});

export const colourKinds = ["main", "gold", "white", "tabby", "point", "eye"] as const;
export type ColourKind = (typeof colourKinds)[number];

export const colourOption = z.object({
  id,
  ems: z.string(),
  name_eng: z.string(),
  name_ru: z.string(),
  ...furtherWords("name"),
});

const colourList = (kind: ColourKind) =>
  ({
    summary: `Options of the colour select "${kind}"`,
    access: "public",
    fromCopy: true,
    data: z.array(colourOption),
  }) satisfies CallSpec;

export const country = z.object({
  id,
  iso2: z.string(),
  country_en: z.string(),
  country_ru: z.string(),
  ...furtherWords("country"),
  currency_id: id.nullable(),
});

export const currency = z.object({
  id,
  code: z.string(),
  abb: z.string(),
  symbol: z.string(),
  name_en: z.string(),
  name_ru: z.string(),
  ...furtherWords("name"),
});

export const catSystem = z.object({ id, name: z.string(), abb: z.string() });

export const referenceCalls = calls({
  "GET /breeds": {
    summary: "All breeds with their EMS codes",
    access: "public",
    fromCopy: true,
    data: z.array(breed),
  },
  "GET /breeds/counts": {
    summary: "Each breed's number of cats, at most a minute old",
    access: "public",
    fromCopy: true,
    data: z.array(breedCount),
  },
  "GET /breeds/{id}": {
    summary: "One breed",
    access: "public",
    fromCopy: true,
    params: z.object({ id: idInPath }),
    data: breed,
    errors: ["breed_not_found"],
  },
  "GET /breeds/{id}/profile": {
    summary: "What a breed is like, what to have tested, prices of its ads and who has kittens",
    access: "public",
    fromCopy: true,
    params: z.object({ id: idInPath }),
    data: breedProfile,
    errors: ["breed_not_found"],
  },
  "GET /color/main": colourList("main"),
  "GET /color/gold": colourList("gold"),
  "GET /color/white": colourList("white"),
  "GET /color/tabby": colourList("tabby"),
  "GET /color/point": colourList("point"),
  "GET /color/eye": colourList("eye"),
  "GET /countries/en_ru": {
    summary: "Countries in English and Russian",
    access: "public",
    fromCopy: true,
    data: z.array(country),
  },
  "GET /currencies": {
    summary: "Currencies a seller may choose",
    access: "public",
    fromCopy: true,
    data: z.array(currency),
  },
  "GET /cat-systems": {
    summary: "Registries and federations",
    access: "public",
    fromCopy: true,
    data: z.array(catSystem),
  },
});
