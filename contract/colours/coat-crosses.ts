/** EMS codes in words, and the possible kitten colours of two cats. */
import { z } from "zod";
import { LOCUS_NAMES, type LocusName } from "@felistry/domain/colours/coat/allele-names.ts";
import { ALLELES } from "@felistry/domain/colours/coat/loci.ts";
import { PART_KINDS } from "@felistry/domain/colours/ems/parts.ts";
import { calls } from "../call.ts";
import { query, requiredText, text } from "../fields.ts";
import { MINUTE_SECONDS } from "../limits.ts";
import { translated } from "../translated.ts";

/** Longer than the longest code with every part. */
export const EMS_MAX = 60;
const LOCUS_MAX = 20;

const emsText = requiredText(EMS_MAX, "required");

/** `{ "O": "O/o", "D": "D/d" }`, with the locus names that breeders and laboratories use. */
const genotype = z.strictObject(
  Object.fromEntries(LOCUS_NAMES.map((locus) => [locus, text(LOCUS_MAX).optional()])) as Record<
    LocusName,
    z.ZodOptional<z.ZodString>
  >,
);
const parent = z.object({ ems: emsText, genotype: genotype.optional() });
export type CrossParent = z.output<typeof parent>;

const alleles = Object.fromEntries(
  Object.keys(ALLELES).map((locus) => [locus, z.string()]),
) as Record<keyof typeof ALLELES, z.ZodString>;
const assumedGenotype = z
  .object({ ...alleles, L: z.string().optional() })
  .describe("the assumed genotype");

export const kittenColour = z.object({
  sex: z.literal(["female", "male", "both"]),
  ems: z.string().describe("the colour part of the EMS code"),
  probability: z.number().describe("for one kitten, over both sexes; the sum of all is 1"),
  fraction: z.string().describe('the exact value, "3/8"'),
  words: translated,
});
export type KittenColour = z.output<typeof kittenColour>;

export const coatCalls = calls({
  "GET /ems": {
    summary: "An EMS code parsed, normalised and in words",
    access: "public",
    fromCopy: true,
    query: query({ code: emsText.describe("in any case and order, from any of the known lists") }),
    data: z.object({
      breed: z.string().nullable(),
      normalised: z.string(),
      parts: z.array(
        z.object({ code: z.string(), kind: z.literal(PART_KINDS), words: translated }),
      ),
      words: translated,
    }),
    errors: ["ems_unknown_part", "ems_second_of_kind"],
  },
  "POST /coat/cross": {
    summary: "The colours of the kittens of two cats, with their probabilities",
    access: "public",
    limits: [{ name: "coat-cross", most: 300, windowSeconds: 5 * MINUTE_SECONDS, per: "address" }],
    body: z.object({ dam: parent, sire: parent }),
    data: z.object({
      kittens: z.array(kittenColour),
      longhair: z
        .number()
        .nullable()
        .describe("the share of longhaired kittens; null if a parent's hair length is unknown"),
      genotypes: z.object({ dam: assumedGenotype, sire: assumedGenotype }),
      assumptions: z.array(translated),
    }),
    errors: [
      "ems_unknown_part",
      "ems_second_of_kind",
      "colour_not_known",
      "tortie_sire",
      "unknown_alleles",
      "genotype_contradiction",
    ],
  },
});
