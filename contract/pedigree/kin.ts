/** A cat's offspring, siblings and descendants, open to everybody. */
import { z } from "zod";
import { MOST_GENERATIONS_DOWN } from "@felistry/domain/pedigree/positions.ts";
import { KINDS_OF_SIBLING } from "@felistry/domain/pedigree/sibling.ts";
import { calls } from "../call.ts";
import { catCard } from "../cats.ts";
import { code, flagOut, id, idInPath, pageQuery, query, sex } from "../fields.ts";

const byCat = z.object({ catId: idInPath });

const named = z.object({
  id,
  cat_name_cattery_prefix: z.string().nullable(),
  cat_name: z.string(),
  cat_name_suffix: z.string().nullable(),
  other_name: z
    .string()
    .nullable()
    .describe("the full name in the reader's script, if it is written in another"),
});

/** A child with its other parent. */
const offspring = catCard.extend({ other_parent: named.nullable() });

const sibling = catCard.extend({ kin: z.literal(KINDS_OF_SIBLING) });

const descendant = named.extend({
  sex,
  cat_birthdate: z.string().nullable(),
  breed_ems: z.string(),
  ems: z.string().nullable(),
  registered: flagOut,
  mother_id: id.nullable(),
  father_id: id.nullable(),
});

const GENERATIONS_DOWN = 3;

const generations = z.coerce
  .number({ error: code("invalid") })
  .pipe(
    z
      .int({ error: code("invalid") })
      .min(1, { error: code("invalid") })
      .max(MOST_GENERATIONS_DOWN, { error: code("invalid") }),
  )
  .default(GENERATIONS_DOWN);

export const kinCalls = calls({
  "GET /pedigree/{catId}/offspring": {
    summary: "A cat's children, youngest first, those without a birth date last",
    access: "public",
    fromCopy: true,
    params: byCat,
    query: pageQuery({}),
    data: z.array(offspring),
    paged: true,
    errors: ["cat_not_found"],
  },
  "GET /pedigree/{catId}/siblings": {
    summary:
      "Litter mates, full and half siblings, nearest kin first; `more` if there are too many to show",
    access: "public",
    fromCopy: true,
    params: byCat,
    data: z.object({ siblings: z.array(sibling), more: z.boolean() }),
    errors: ["cat_not_found"],
  },
  "GET /pedigree/{catId}/descendants": {
    summary: "Descendants by generation, each once; `more` if there are too many to draw",
    access: "public",
    fromCopy: true,
    params: byCat,
    query: query({ generations }),
    data: z.object({ descendants: z.array(descendant), more: z.boolean() }),
    errors: ["cat_not_found"],
  },
});
