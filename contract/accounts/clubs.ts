/** The clubs of this installation, for whoever applies to one, and for the administrators who keep them. */
import { z } from "zod";
import {
  CLUB_NAME_MAX,
  CLUB_PREFIX_RULE,
  CLUB_REGION_MAX,
} from "@felistry/domain/accounts/club.ts";
import { CLUB_ROLE_NAMES } from "@felistry/domain/accounts/club-rights.ts";
import { locales, type Locale } from "@felistry/i18n/locale.ts";
import { calls } from "../call.ts";
import {
  code,
  id,
  idInPath,
  optionalText,
  pageQuery,
  requiredText,
  seenVersion,
  text,
  version,
} from "../fields.ts";

const LANGUAGE_MAX = 35;
const LANGUAGES_MAX = 20;

const club = z.object({
  id,
  name: z.string().describe("in the reader's language"),
  region: z.string().nullable().describe("where its members live"),
  languages: z.array(z.string()).describe("in which it answers; none means in all of the site's"),
});
export type Club = z.output<typeof club>;

const keptClub = club.extend({
  version,
  names: z.record(z.string(), z.string()).describe("by language; the first club has the site's"),
  number_prefix: z.string(),
  prefix_stays: z.boolean().describe("it has given numbers, or its prefix is in the settings"),
  officers: z
    .array(
      z.object({
        id,
        name: z.string(),
        roles: z.array(z.literal(["administrator", ...CLUB_ROLE_NAMES])),
      }),
    )
    .describe("by name, at most twenty"),
  waiting: z.int().describe("cases at its desk"),
});
export type KeptClub = z.output<typeof keptClub>;

const names = z.object(
  Object.fromEntries(
    locales.map((locale) => [locale, requiredText(CLUB_NAME_MAX, "required")]),
  ) as Record<Locale, ReturnType<typeof requiredText>>,
);
const prefix = z
  .string({ error: code("club_prefix") })
  .trim()
  .toUpperCase()
  .regex(CLUB_PREFIX_RULE, { error: code("club_prefix") });
const said = {
  region: optionalText(CLUB_REGION_MAX),
  languages: z
    .array(text(LANGUAGE_MAX), { error: code("invalid") })
    .max(LANGUAGES_MAX, { error: code("invalid") })
    .default([])
    .describe("of the site's"),
};

export const newClubBody = z.object({ names, number_prefix: prefix, ...said });
export const clubBody = z.object({
  names: names.optional().describe("not of the first club, which has the site's"),
  number_prefix: prefix.optional().describe("until it has given its first number"),
  ...said,
  version: seenVersion,
});

export const clubCalls = calls({
  "GET /clubs": {
    summary: "The clubs that register cats here, the first one first",
    access: "member",
    data: z.array(club),
  },
  "GET /admin/clubs": {
    summary: "The clubs with their officers and how much waits for each, the first one first",
    access: "club:keep_clubs",
    query: pageQuery({}),
    data: z.array(keptClub),
    paged: true,
  },
  "POST /admin/clubs": {
    summary: "Add a club, whose desk, roles and numbers are its own",
    access: "club:keep_clubs",
    creates: true,
    securityEvent: "club_kept",
    body: newClubBody,
    data: keptClub,
    errors: ["club_prefix_taken", "clubs_not_apart"],
  },
  "PUT /admin/clubs/{id}": {
    summary: "Change what a club is called, its prefix, region and languages",
    access: "club:keep_clubs",
    securityEvent: "club_kept",
    params: z.object({ id: idInPath }),
    body: clubBody,
    versioned: { of: "club", id: "params.id" },
    data: keptClub,
    errors: ["club_not_found", "club_prefix_taken", "club_prefix_given"],
  },
});
