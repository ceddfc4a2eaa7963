/** What a breeder enters of kittens that are still at home: weights by day, and inspections. */
import { z } from "zod";
import { MOST_KITTENS } from "@felistry/domain/litters/rules.ts";
import { GRAMS } from "@felistry/domain/litters/weights.ts";
import {
  code,
  day,
  id,
  moment,
  optional,
  optionalLines,
  requiredText,
  seenVersion,
  sex,
  TEXT_MAX,
  version,
} from "../fields.ts";

const GRAMS_TEXT = /^\d{1,4}$/;
const grams = optional(
  z
    .union([z.number(), z.string().regex(GRAMS_TEXT, { error: code("grams") })], {
      error: code("grams"),
    })
    .transform(Number)
    .pipe(
      z
        .int({ error: code("grams") })
        .min(GRAMS.least, { error: code("grams") })
        .max(GRAMS.most, { error: code("grams") }),
    ),
);

export const weightsBody = z.object({
  day: day(),
  weights: z
    .array(
      z.object({
        place: z
          .int({ error: code("invalid") })
          .min(1)
          .max(MOST_KITTENS),
        grams: grams.describe("null deletes what was entered for the day"),
      }),
    )
    .max(MOST_KITTENS, { error: code("kittens") }),
  version: seenVersion,
});

const loss = z.object({ day: z.string(), grams: z.int() });
export const litterWeights = z.object({
  version,
  born: z.string(),
  is_breeder: z.boolean(),
  kittens: z.array(
    z.object({
      place: z.int(),
      cat_name: z.string(),
      sex,
      weights: z.array(z.object({ day: z.string(), grams: z.int() })).describe("by day"),
      loss: loss.nullable().describe("since the day before, and not made up for"),
    }),
  ),
});

const INSPECTION_NOTES_MAX = 1000;
export const inspectionBody = z.object({
  inspected_on: day(),
  inspector: requiredText(TEXT_MAX, "required").describe("by whom, as a name"),
  notes: optionalLines(INSPECTION_NOTES_MAX),
});

export const inspections = z.array(
  z.object({
    id,
    inspected_on: z.string(),
    inspector: z.string(),
    notes: z.string().nullable(),
    created_at: moment,
  }),
);
