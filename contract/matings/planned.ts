/** Matings planned by a queen's owner and agreed to by the stud's owner beforehand. */
import { z } from "zod";
import { MATING_ENDS, MATING_MOVE_NAMES, MATING_STAGES } from "@felistry/domain/matings/planned.ts";
import { calls } from "../call.ts";
import {
  code,
  day,
  id,
  idInBody,
  idInPath,
  moment,
  optionalDay,
  pageQuery,
  seenVersion,
  version,
} from "../fields.ts";
import { HOUR_SECONDS } from "../limits.ts";

const mate = z.object({
  id,
  cat_name_cattery_prefix: z.string().nullable(),
  cat_name: z.string(),
  cat_name_suffix: z.string().nullable(),
});

const days = z.object({ from: z.string(), until: z.string() });

export const plannedMating = z.object({
  id,
  version,
  stage: z.literal(MATING_STAGES),
  dam: mate.nullable().describe("null once it has been deleted"),
  sire: mate.nullable(),
  planned: days.describe("the days to which the stud's owner agrees"),
  mated: days.nullable(),
  expected: days.nullable().describe("the days on which the kittens are expected"),
  planner: z.string(),
  stud_owner: z.string().describe("whoever is asked, or has agreed"),
  is_planner: z.boolean(),
  is_stud_owner: z.boolean(),
  is_other_away: z.boolean().describe("the other side's account is suspended"),
  ended_by: z.literal(MATING_ENDS).nullable(),
  litter_id: id.nullable(),
  created_at: moment,
  events: z
    .array(
      z.object({
        at: moment,
        name: z.string(),
        mover: z.literal(["planner", "stud", "site", "operator"]),
      }),
    )
    .describe("what happened, the first first"),
});
export type PlannedMating = z.output<typeof plannedMating>;

export const planBody = z.object({
  dam_id: idInBody("required"),
  sire_id: idInBody("required"),
  from_day: day(),
  until_day: optionalDay.describe("the last of several days"),
});

export const moveBody = z.object({
  move: z.literal(MATING_MOVE_NAMES, { error: code("invalid") }),
  mated_from: optionalDay.describe("with `mate`, within the days agreed to"),
  mated_until: optionalDay,
  version: seenVersion,
});

const byId = z.object({ id: idInPath });
const party = { rule: "mating-party", id: "params.id" } as const;

export const plannedMatingCalls = calls({
  "GET /planned-matings": {
    summary: "Matings that the caller has planned, and those of the caller's studs, newest first",
    access: "member",
    query: pageQuery({}),
    data: z.array(plannedMating),
    paged: true,
  },
  "POST /planned-matings": {
    summary: "Plan a mating of one's queen; the stud's owner is asked, unless it is one's own",
    access: { rule: "cat-owner", id: "body.dam_id" },
    limits: [{ name: "planned-mating", most: 60, windowSeconds: HOUR_SECONDS, per: "member" }],
    body: planBody,
    creates: true,
    data: plannedMating,
    errors: [
      "cat_not_found",
      "parent_not_found",
      "mother_not_female",
      "father_not_male",
      "parent_too_young",
      "mother_deceased",
      "father_deceased",
      "mother_neutered",
      "father_neutered",
      "breeding_banned",
      "mating_planned",
      "mating_away",
    ],
  },
  "GET /planned-matings/{id}": {
    summary: "A planned mating, for its two sides",
    access: party,
    params: byId,
    data: plannedMating,
    errors: ["mating_not_found"],
  },
  "PUT /planned-matings/{id}/move": {
    summary: "Agree or decline as the stud's owner; withdraw, or say what came of it, as planner",
    access: party,
    params: byId,
    body: moveBody,
    versioned: { of: "planned-mating", id: "params.id" },
    data: plannedMating,
    errors: ["mating_not_found", "mating_conflict", "mating_away", "not_allowed"],
  },
});
