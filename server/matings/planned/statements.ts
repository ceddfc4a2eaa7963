import type { MATING_ENDS, MatingStage } from "@felistry/domain/matings/planned.ts";
import { shownName } from "../../accounts/queries.ts";
import { statement, told } from "../../db/statement.ts";
import { matingVersion } from "./version.ts";

interface Mate {
  id: number;
  cat_name_cattery_prefix: string | null;
  cat_name: string;
  cat_name_suffix: string | null;
}

export interface MatingRow {
  id: number;
  version: number;
  stage: MatingStage;
  planner_id: number;
  stud_member_id: number;
  planner: string;
  stud_owner: string;
  planner_away: boolean;
  stud_owner_away: boolean;
  from_day: string;
  until_day: string;
  mated_from: string | null;
  mated_until: string | null;
  ended_by: (typeof MATING_ENDS)[number] | null;
  litter_id: number | null;
  created_at: Date;
  dam: Mate | null;
  sire: Mate | null;
  events: { at: string; name: string; mover: "planner" | "stud" | "site" | "operator" }[];
}

const mate = (cat: string) => `(
  select json_build_object('id', c.id, 'cat_name_cattery_prefix', c.cat_name_cattery_prefix, 'cat_name', c.cat_name,
    'cat_name_suffix', c.cat_name_suffix) from cats c where c.id = ${cat})`;

const mating = `
  select p.id, ${matingVersion}::float8 as version, p.stage, p.planner_id, p.stud_member_id, p.from_day, p.until_day, p.mated_from, p.mated_until,
    p.ended_by, p.litter_id, p.created_at, ${shownName("u", ":locale")} as planner, ${shownName("o", ":locale")} as stud_owner,
    u.suspended_at is not null as planner_away, o.suspended_at is not null as stud_owner_away,
    ${mate("p.dam_id")} as dam, ${mate("p.sire_id")} as sire,
    (select coalesce(json_agg(json_build_object('at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'name', e.name, 'mover', e.mover)
       order by e.id), '[]') from mating_events e where e.mating_id = p.id) as events
  from planned_matings p
  join users u on u.id = p.planner_id
  join users o on o.id = p.stud_member_id`;

const SEEN = told<Pick<MatingRow, "stage" | "ended_by" | "dam" | "sire" | "events">>();

export const selectMating = statement("mating_planned", `${mating} where p.id = :id`, SEEN);

/** Each side by its own index. */
export const selectMatings = statement(
  "matings_planned",
  `${mating}
   where p.id in (
     (select id from planned_matings where planner_id = :memberId and id < :beforeId order by id desc limit :limit)
     union
     (select id from planned_matings where stud_member_id = :memberId and id < :beforeId order by id desc limit :limit))
   order by p.id desc limit :limit`,
  SEEN,
);

export const selectMate = statement(
  "mating_mate",
  "select id, sex, cat_birthdate, deceased_on, deceased_undated, neutered_on from cats where id = :catId",
);

export const isPlanned = statement(
  "mating_is_planned",
  `select exists (select from planned_matings where dam_id = :damId and sire_id = :sireId and stage in ('asked', 'agreed', 'mated', 'pregnant')
     and from_day <= :until and until_day >= :from) as planned`,
);

/** A trigger finds whom to ask. */
export const insertMating = statement(
  "mating_insert",
  `insert into planned_matings (planner_id, stud_member_id, dam_id, sire_id, from_day, until_day, stage)
   values (:plannerId, :plannerId, :damId, :sireId, :from, :until, 'asked') returning id`,
);

export const moveTo = statement(
  "mating_move",
  `update planned_matings set stage = :stage, mated_from = coalesce(:matedFrom?, mated_from), mated_until = coalesce(:matedUntil?, mated_until)
   where id = :id`,
);
