/** Papers that were there when a free cat was taken, until their author lets the keeper see them (decisions §11.2). */
import { z } from "zod";
import { calls } from "../call.ts";
import { flagOut, id, idInPath, moment, nothing, pageQuery } from "../fields.ts";
import { HOUR_SECONDS } from "../limits.ts";

const byId = z.object({ id: idInPath });
const person = z.object({ id, name: z.string() });

const withheldFromKeeper = z.object({
  id,
  holder: person,
  holder_left: flagOut.describe("1: the account is closed, so nobody can agree"),
  documents: z.int().describe("how many, without their content"),
  scans: z.int().describe("of titles and tests"),
  chip: flagOut,
  since: moment,
  asked_at: moment.nullable(),
});
export type WithheldFromKeeper = z.output<typeof withheldFromKeeper>;

const withheldByHolder = z.object({
  id,
  cat: z.object({ id, name: z.string() }),
  keeper: person.describe("who maintains the cat's page now"),
  since: moment,
  asked_at: moment.nullable(),
  chip: z.string().nullable(),
  documents: z.array(
    z.object({
      kind: z.literal(["metric", "pedigree"]),
      number: z.string(),
      issued_by: z.string(),
      system: z.string(),
      scan: z.string(),
    }),
  ),
  scans: z.array(z.object({ name: z.string(), scan: z.string() })).describe("of titles and tests"),
});
export type WithheldByHolder = z.output<typeof withheldByHolder>;

export const withheldPaperCalls = calls({
  "GET /cats/{id}/withheld-papers": {
    summary: "What is withheld from a cat's present owners, by whom and how much",
    access: { rule: "cat-reader", id: "params.id" },
    params: byId,
    data: z.array(withheldFromKeeper),
    errors: ["cat_not_found"],
  },
  "GET /me/withheld-papers": {
    summary: "The caller's papers withheld from later keepers, newest first",
    access: "member",
    query: pageQuery({}),
    data: z.array(withheldByHolder),
    paged: true,
  },
  "POST /withheld-papers/{id}/ask": {
    summary: "Ask for them; nobody is mailed again within a week",
    access: { rule: "papers-asker", id: "params.id" },
    limits: [{ name: "ask-papers", most: 10, windowSeconds: HOUR_SECONDS, per: "member" }],
    params: byId,
    data: z.object({ id, asked_at: moment }),
    errors: ["papers_not_found", "papers_holder_left", "too_many_attempts"],
  },
  "PUT /withheld-papers/{id}/agree": {
    summary: "Agree: from then on the papers belong to the cat's page",
    access: { rule: "papers-holder", id: "params.id" },
    params: byId,
    data: nothing,
    errors: ["papers_not_found"],
  },
});
