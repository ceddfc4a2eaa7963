/** What the club's rules say of a mating, a litter, a cat or a name, and how the club has set them. */
import { z } from "zod";
import {
  CLUB_VERDICTS,
  CLUBS,
  CONFIDENCES,
  RULE_MODES,
  SUBJECTS,
} from "@felistry/domain/rules/club/club-rule.ts";
import { FOUND } from "@felistry/domain/credentials/shows/awards.ts";
import { CATTERY_NAME_RULE } from "@felistry/domain/catteries/cattery-name.ts";
import { locales } from "@felistry/i18n/locale.ts";
import { calls } from "../call.ts";
import {
  code,
  day,
  id,
  idInBody,
  idInPath,
  moment,
  optional,
  optionalText,
  pageQuery,
  query,
  ruled,
} from "../fields.ts";
import { oftenEnough } from "../inbreeding.ts";

const line = z.object({
  id: z.string(),
  club: z.literal(CLUBS),
  verdict: z.literal(CLUB_VERDICTS),
  text: z.string(),
  article: z.string().nullable(),
  source: z.string(),
  confidence: z.literal(CONFIDENCES).describe("how good the source is"),
  values: z
    .array(
      z.object({
        fact: z.string(),
        words: z.string(),
        value: z.union([z.boolean(), z.number(), z.string()]),
      }),
    )
    .describe("the facts on which it rests"),
});

const part = z.object({
  subject: z.literal(SUBJECTS),
  cat: z.object({ id: id.nullable(), name: z.string() }).nullable(),
  verdict: z.literal(CLUB_VERDICTS),
  young: z
    .array(z.object({ id, name: z.string() }))
    .describe("of whose birth it speaks: the young that a correction of their parent touches"),
  books: z
    .array(z.object({ club: z.literal(CLUBS), name: z.string() }))
    .describe("the book that each club's rules choose"),
  fired: z.array(line).describe("the strongest first"),
  open: z
    .array(
      line.extend({
        likely: z.boolean().describe("something known already speaks for the rule"),
        missing: z.array(z.string()).describe("what would settle it"),
        unrecorded: z.array(z.string()).describe("of these, what the registry never records"),
        found: z
          .literal(FOUND)
          .nullable()
          .describe("of a claimed title: how much of what the rule asks for is entered"),
        reached_on: z
          .string()
          .nullable()
          .describe("the day on which confirmed results reached the claimed title"),
      }),
    )
    .describe("rules that unknown facts decide"),
});

export const clubVerdict = z.object({
  verdict: z.literal(CLUB_VERDICTS),
  clean: z.boolean().describe("nothing that fired, or is likely, asks for a person"),
  language: z.string().describe("of the rules' texts, which may lack the reader's"),
  version: z.string().describe("of the rules that judged: the versions, and their last change"),
  clubs: z.array(
    z.object({
      club: z.literal(CLUBS),
      name: z.string(),
      valid_from: z.string(),
      read_on: z.string().describe("when its sources were read"),
    }),
  ),
  parts: z.array(part),
  more_young: z.int().describe("young that a correction touches, beyond those that are named"),
  kept_at: moment
    .nullable()
    .describe("when it was kept with the club's decision; null if it is of now"),
});
export type ClubVerdict = z.output<typeof clubVerdict>;

const wordsIn = z.record(z.string(), z.string());

const ruleLine = z.object({
  id: z.string(),
  subjects: z.array(z.literal(SUBJECTS)),
  text: wordsIn.describe("by language"),
  own_words: wordsIn.nullable().describe("the club's, shown instead"),
  article: z.string().nullable(),
  source: z.string(),
  confidence: z.literal(CONFIDENCES),
  verdict: z.literal(CLUB_VERDICTS).describe("what the rule does unless it is switched"),
  mode: z.literal(RULE_MODES),
  unrecorded: z
    .array(z.string())
    .describe("what the registry never records, so that a person has to look"),
  entered: z.array(z.string()).describe("what it knows only where somebody has entered it"),
});

const rulesOfClub = z.object({
  club: z.literal(CLUBS),
  name: z.string(),
  valid_from: z.string(),
  read_on: z.string(),
  adopted: z.boolean(),
  rules: z.array(ruleLine),
});

const OWN_WORDS_MAX = 300;
const LINE_MAX = 20;
const ownWords = z.object(
  Object.fromEntries(locales.map((locale) => [locale, optionalText(OWN_WORDS_MAX)])),
);

/** Owners and the applicant know what the club will see. */
const applicationReader = { rule: "application-reader", id: "params.id" } as const;
const byId = z.object({ id: idInPath });
const ofClub = optional(idInBody());
const chosenClub = ofClub.describe("of several, for administrators; others have their own");

export const clubRuleCalls = calls({
  "GET /mating/club-rules": {
    summary: "What the club's rules say of two cats before they are mated, or of their litter",
    access: "public",
    limits: oftenEnough("club-rules", 600),
    query: query({ dam: idInBody(), sire: idInBody(), born: optional(day()) }),
    data: clubVerdict,
    errors: ["cat_not_found"],
  },
  "GET /litters/{id}/club-rules": {
    summary: "What the club's rules say of a litter, by the rules of the day it was entered",
    access: { rule: "litter-reader", id: "params.id" },
    params: byId,
    data: clubVerdict,
    errors: ["litter_not_found"],
  },
  "GET /cats/{id}/club-rules": {
    summary: "What the club's rules say of the cat's newest application, or of one sent today",
    access: applicationReader,
    params: byId,
    query: query({ club_id: ofClub.describe("judges one sent today to this club") }),
    data: clubVerdict,
    errors: ["cat_not_found"],
  },
  "GET /me/cattery-name": {
    summary: "What the club's rules say of a name for the caller's cattery",
    access: "member",
    limits: [{ name: "cattery-name", most: 120, windowSeconds: 3600, per: "member" }],
    query: query({
      name: ruled(CATTERY_NAME_RULE, "cattery_name"),
      except: optional(idInBody()).describe("the cattery that has it already"),
      club_id: ofClub.describe("whose rules judge it; else the first club's"),
    }),
    data: clubVerdict,
  },
  "GET /admin/club-rules": {
    summary: "The rules of all clubs, with what this club lets each of them do",
    access: "club:read_rules",
    query: query({ club_id: chosenClub }),
    data: z.object({
      clean_litters: z
        .boolean()
        .describe("litters of which the rules ask nothing are registered without a person"),
      clubs: z.array(rulesOfClub),
    }),
  },
  "PUT /admin/club-rules/{club}/{line}": {
    summary: "Switch a rule, a club's whole set, or the registering of clean litters",
    access: "club:set_rules",
    params: z.object({
      club: z.literal(CLUBS, { error: code("invalid") }),
      line: z.string().max(LINE_MAX).describe("a rule's id, `pack` or `clean_litters`"),
    }),
    body: z.object({
      mode: z.literal([...RULE_MODES, "on"], { error: code("invalid") }),
      words: optional(ownWords).describe("the club's own text, by language"),
      club_id: chosenClub,
    }),
    data: z.object({ id }),
    errors: ["rule_not_found", "club_not_found"],
  },
  "GET /admin/club-rules/changes": {
    summary: "Who switched which rule when, newest first",
    access: "club:read_rules",
    query: pageQuery({ club_id: chosenClub }),
    errors: ["club_not_found"],
    data: z.array(
      z.object({
        id,
        club: z.literal(CLUBS),
        line: z.string(),
        mode: z.string(),
        words: wordsIn.nullable(),
        at: moment,
        member: z.string(),
      }),
    ),
    paged: true,
  },
});
