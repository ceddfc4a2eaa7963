/** Reasons to doubt a cat's colour. */
import { z } from "zod";
import { LOCUS_NAMES } from "@felistry/domain/colours/coat/allele-names.ts";
import { COLOUR_REASONS } from "@felistry/domain/colours/coat/impossible.ts";
import { calls } from "../call.ts";
import { EMS_MAX } from "./coat-crosses.ts";
import { id, idInPath, query, sex, text } from "../fields.ts";
import { MINUTE_SECONDS } from "../limits.ts";
import { translated } from "../translated.ts";

const namedCat = z.object({ id, name: z.string() });

const colourWarning = z.object({
  reason: z.literal(COLOUR_REASONS),
  /** The kitten whose colour is in doubt. */
  cat: namedCat.nullable().describe("null for the cat in question"),
  words: translated,
});
export type ColourWarning = z.output<typeof colourWarning>;

export const colourWarningCalls = calls({
  "GET /coat/warnings": {
    summary:
      "Reasons to doubt a cat's colour, and what its colour and relatives reveal about its genes",
    access: "public",
    limits: [
      { name: "coat-warnings", most: 600, windowSeconds: 5 * MINUTE_SECONDS, per: "address" },
    ],
    query: query({
      ems: text(EMS_MAX).optional().describe("in place of the cat's own colour"),
      sex: sex.optional().describe("in place of the cat's own"),
      cat: idInPath.optional().describe("its parents and offspring are considered"),
      child: idInPath.optional().describe("the cat becomes this one's dam or sire"),
    }),
    data: z.object({
      warnings: z.array(colourWarning),
      genotype: z
        .partialRecord(z.literal(LOCUS_NAMES), z.string())
        .describe('"D/-" if only the first allele is certain'),
    }),
    errors: ["ems_unknown_part", "ems_second_of_kind", "cat_not_found"],
  },
});
