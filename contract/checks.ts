/** What is wrong or doubtful in pedigrees: of a member's cats, of the whole registry. */
import { z } from "zod";
import { CHECK_KINDS } from "@felistry/domain/pedigree/checks.ts";
import { calls } from "./call.ts";
import { code, id, moment, pageQuery } from "./fields.ts";

const namedCat = z.object({ id, name: z.string() });

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
