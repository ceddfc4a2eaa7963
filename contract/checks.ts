/** What is wrong or doubtful in pedigrees: of one cat's colour, of a member's cats, of the whole registry. */
import { z } from "zod";
import { LOCUS_NAMES } from "@felistry/domain/coat/allele-names.ts";
import { COLOUR_REASONS } from "@felistry/domain/coat/impossible.ts";
import { CHECK_KINDS } from "@felistry/domain/pedigree/checks.ts";
import { calls } from "./call.ts";
import { EMS_MAX } from "./coat.ts";
import { code, id, idInPath, moment, pageQuery, query, sex, text } from "./fields.ts";
import { MINUTE_SECONDS } from "./limits.ts";

const inBoth = z.object({ en: z.string(), ru: z.string() });
const namedCat = z.object({ id, name: z.string() });

const colourWarning = z.object({
  reason: z.literal(COLOUR_REASONS),
  /** The kitten whose colour it is. */
  cat: namedCat.nullable().describe("null for the cat that is asked about"),
  words: inBoth,
});
export type ColourWarning = z.output<typeof colourWarning>;

const finding = z.object({
  cat: namedCat,
  kind: z.literal(CHECK_KINDS),
  others: z.array(
    namedCat.extend({
      may_merge: z.boolean().describe("the caller may make it one with the cat of the finding"),
    }),
  ),
  words: z.string().describe("what is wrong and why, in the language of the request"),
});
export type Finding = z.output<typeof finding>;

const run = z.object({
  id,
  started_at: moment,
  finished_at: moment.nullable(),
  checked: z.int(),
  total: z.int(),
  found: z.int(),
  failed: z.boolean(),
});
export type CheckRun = z.output<typeof run>;

const kind = z.literal(CHECK_KINDS, { error: code("unknown_query") });

export const checkCalls = calls({
  "GET /coat/warnings": {
    summary:
      "What speaks against a cat's colour, and what its colour and relatives say of its genes",
    access: "public",
    limits: [
      { name: "coat-warnings", most: 600, windowSeconds: 5 * MINUTE_SECONDS, per: "address" },
    ],
    query: query({
      ems: text(EMS_MAX).optional().describe("in place of the cat's own colour"),
      sex: sex.optional().describe("in place of the cat's own"),
      cat: idInPath.optional().describe("its parents and offspring are looked at"),
      child: idInPath.optional().describe("the cat becomes this one's dam or sire"),
    }),
    data: z.object({
      warnings: z.array(colourWarning),
      genotype: z
        .partialRecord(z.literal(LOCUS_NAMES), z.string())
        .describe('"D/-" where only the first allele is certain'),
    }),
    errors: ["ems_unknown_part", "ems_second_of_kind", "cat_not_found"],
  },
  "GET /me/checks": {
    summary:
      "What is wrong or doubtful in the pedigrees of the caller's cats, a page of cats at a time",
    access: "member",
    query: pageQuery({}),
    data: z.array(finding),
    beside: { checked: z.int().describe("how many cats this page looked at") },
    paged: true,
  },
  "GET /admin/checks": {
    summary: "The last pass over the whole registry and what it found",
    access: "admin",
    query: pageQuery({ kind: kind.optional() }),
    data: z.array(finding),
    beside: { run: run.nullable() },
    paged: true,
  },
  "POST /admin/checks": {
    summary: "Start a pass over the whole registry",
    access: "admin",
    data: run,
    errors: ["check_running"],
  },
});
