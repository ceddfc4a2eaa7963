/** The judges whose addresses a club knows, and what they are asked of results. */
import { z } from "zod";
import { CREDENTIAL_FIELDS } from "@felistry/domain/credentials/fields.ts";
import { JUDGE_ASK_STATES } from "@felistry/domain/credentials/judges/asking.ts";
import { SHOW_CLASSES, SHOW_SYSTEMS } from "@felistry/domain/credentials/shows/awards.ts";
import { judgeKey } from "@felistry/domain/credentials/shows/result.ts";
import { locales } from "@felistry/i18n/locale.ts";
import { email } from "../accounts/accounts.ts";
import { calls } from "../call.ts";
import { DAY_SECONDS, HOUR_SECONDS } from "../limits.ts";
import {
  code,
  flag,
  flagOut,
  id,
  idInPath,
  moment,
  optional,
  pageQuery,
  requiredText,
  seenVersion,
  sex,
  TEXT_MAX,
  version,
} from "../fields.ts";

const TOKEN_MAX = 100;

const judge = z.object({
  id,
  version,
  name: z.string(),
  email: z.string().describe("shown to this club alone"),
  systems: z.array(z.literal(SHOW_SYSTEMS)),
  locale: z.literal(locales).nullable().describe("of the mails; null takes the site's first"),
  added_by: z.string(),
  added_at: moment,
  rested_at: moment.nullable().describe("since when the judge is not asked"),
});
export type Judge = z.output<typeof judge>;

export const judgeBody = z.object({
  name: requiredText(TEXT_MAX, "required").refine((name) => judgeKey(name) !== "", {
    error: code("required"),
  }),
  email,
  systems: z
    .array(z.literal(SHOW_SYSTEMS, { error: code("invalid") }), { error: code("required") })
    .min(1, { error: code("required") })
    .max(SHOW_SYSTEMS.length, { error: code("invalid") })
    .transform((systems) => SHOW_SYSTEMS.filter((system) => systems.includes(system))),
  locale: optional(z.literal(locales, { error: code("invalid") })),
  rested: flag.default(0),
  version: seenVersion,
});

const ask = z.object({
  credential_id: id,
  state: z
    .literal(JUDGE_ASK_STATES)
    .describe(
      "open: the judge can be asked; settled: the judge has answered, or the club has confirmed it; own: the judge is an owner of the cat; unlisted: the club's list has no such judge",
    ),
  until: moment.nullable().describe("until when the judge may answer, if asked"),
});

/** A whole show day's owners may ask one judge. */
export const ASKS_OF_JUDGE = { name: "judge-asked", most: 40, windowSeconds: DAY_SECONDS } as const;

const byId = z.object({ id: idInPath });
const token = requiredText(TOKEN_MAX, "invalid");
const byMail = [
  { name: "judge-mail", most: 60, windowSeconds: HOUR_SECONDS, per: "address" },
] as const;

export const judgeCalls = calls({
  "GET /admin/judges": {
    summary: "The judges on the club's list, in the order in which they were added",
    access: "club:read_credentials",
    query: pageQuery({}),
    data: z.array(judge),
    paged: true,
  },
  "POST /admin/judges": {
    summary: "Add a judge whose address the club knows",
    access: "club:decide_credentials",
    body: judgeBody,
    creates: true,
    data: judge,
    errors: ["judge_listed"],
  },
  "PUT /admin/judges/{id}": {
    summary: "Change a judge, or let them rest; what they were asked before cannot be answered",
    access: "club:decide_credentials",
    params: byId,
    body: judgeBody,
    versioned: { of: "judge", id: "params.id" },
    data: judge,
    errors: ["judge_not_found", "judge_listed"],
  },
  "DELETE /admin/judges/{id}": {
    summary:
      "Take a judge off the list, with the open questions; their address is kept nowhere, a question not sent yet is not sent, and results keep the judge's name and answer",
    access: "club:decide_credentials",
    params: byId,
    data: z.null(),
    errors: ["judge_not_found"],
  },
  "GET /cats/{id}/judge-asks": {
    summary: "Which of a cat's show results their judges can be asked about, and have been",
    access: { rule: "cat-owner", id: "params.id" },
    params: byId,
    data: z.array(ask),
    errors: ["cat_not_found"],
  },
  "POST /credentials/{id}/judge-ask": {
    summary: "Ask the judge of a show result by mail whether they gave it",
    access: { rule: "credential-owner", id: "params.id" },
    limits: [{ name: "ask-judge", most: 20, windowSeconds: DAY_SECONDS, per: "member" }],
    params: byId,
    creates: true,
    data: ask,
    errors: [
      "credential_not_found",
      "papers_withheld",
      "judge_unlisted",
      "judge_own_cat",
      "judge_asked",
      "judge_settled",
    ],
  },
  "POST /credentials/asked-by-mail": {
    summary: "The question behind the link mailed to a judge",
    access: "public",
    limits: byMail,
    body: z.object({ token }),
    data: z.object({
      asker: z.string(),
      judge: z.string(),
      cat: z.object({
        id,
        cat_name_cattery_prefix: z.string().nullable(),
        cat_name: z.string(),
        cat_name_suffix: z.string().nullable(),
        breed_ems: z.string(),
        sex,
      }),
      award: z.string(),
      show_system: z.literal(SHOW_SYSTEMS),
      show_class: z.literal(SHOW_CLASSES),
      show_country: z.string(),
      issued_by: z.string().describe("the show"),
      issued_on: z.string(),
      points: z.int().min(1).max(CREDENTIAL_FIELDS.points.max).nullable(),
      until: moment,
    }),
    errors: ["judge_link_over"],
  },
  "POST /credentials/answer-by-mail": {
    summary: "Say as its judge, by the link in the mail, whether a result is true; once",
    access: "public",
    limits: byMail,
    body: z.object({ token, confirm: flag }),
    data: z.object({ confirmed: flagOut }),
    errors: ["judge_link_over"],
  },
});
