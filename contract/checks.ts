/** Errors and doubts in pedigrees: of a member's cats, and of the whole registry. */
import { z } from "zod";
import { CHECK_KINDS } from "@felistry/domain/pedigree/checks.ts";
import { calls } from "./call.ts";
import { likenessShape } from "./merges/merges.ts";
import { code, id, moment, pageQuery } from "./fields.ts";

const namedCat = z.object({ id, name: z.string() });

const finding = z.object({
  cat: namedCat,
  kind: z.literal(CHECK_KINDS),
  others: z.array(
    namedCat.extend({
      may_merge: z.boolean().describe("the caller may merge it with the finding's cat"),
      likeness: likenessShape.nullable().describe("of likely duplicates"),
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
  "GET /me/checks": {
    summary: "Errors and doubts in the pedigrees of the caller's cats, a page of cats at a time",
    access: "member",
    query: pageQuery({}),
    data: z.array(finding),
    beside: { checked: z.int().describe("how many cats were checked for this page") },
    paged: true,
  },
  "GET /admin/checks": {
    summary: "The last check of the whole registry and its findings",
    access: "club:read_checks",
    query: pageQuery({ kind: kind.optional() }),
    data: z.array(finding),
    beside: { run: run.nullable() },
    paged: true,
  },
  "POST /admin/checks": {
    summary: "Start a check of the whole registry",
    access: "club:run_checks",
    data: run,
    errors: ["check_running"],
  },
});
