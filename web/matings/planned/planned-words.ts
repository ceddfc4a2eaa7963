/** What the stages, moves and ends of a planned mating are called. */
import type { PlannedMating } from "@felistry/contract/matings/planned.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { shortDate } from "../../ui/dates.ts";

type Stage = PlannedMating["stage"];

export const stageText: Readonly<Record<Stage, () => string>> = {
  asked: m.mating_stage_asked,
  agreed: m.mating_stage_agreed,
  mated: m.mating_stage_mated,
  pregnant: m.mating_stage_pregnant,
  born: m.mating_stage_born,
  empty: m.mating_stage_empty,
  declined: m.mating_stage_declined,
  withdrawn: m.mating_stage_withdrawn,
  void: m.mating_stage_void,
};

export const eventText: Readonly<Record<string, (() => string) | undefined>> = {
  plan: m.mating_event_plan,
  agree: m.mating_event_agree,
  decline: m.mating_event_decline,
  withdraw: m.mating_event_withdraw,
  mate: m.mating_event_mate,
  take_back: m.mating_event_take_back,
  expect: m.mating_event_expect,
  end_empty: m.mating_event_end_empty,
  bear: m.mating_event_bear,
  ask_anew: m.mating_event_ask_anew,
  void: m.mating_event_void,
};

const voidText = {
  queen: m.mating_void_queen,
  member: m.mating_void_member,
  deceased: m.mating_void_deceased,
  neutered: m.mating_void_neutered,
  deleted: m.mating_void_deleted,
};

/** What the stage means to its reader. */
export const isOwnPair = (mating: PlannedMating) => mating.is_planner && mating.is_stud_owner;

export function leadOf(mating: PlannedMating): string {
  const {
    stage,
    planner,
    stud_owner: owner,
    is_planner: isPlanner,
    is_stud_owner: isOwner,
  } = mating;
  if (stage === "asked")
    return isOwner ? m.mating_lead_asked_owner({ planner }) : m.mating_lead_asked({ owner });
  if (stage === "agreed" && isOwnPair(mating)) return m.mating_lead_agreed_own();
  if (stage === "agreed")
    return isPlanner ? m.mating_lead_agreed() : m.mating_lead_agreed_owner({ planner });
  if (stage === "mated" && isPlanner) return m.mating_lead_mated();
  if (stage === "pregnant" && isPlanner) return m.mating_lead_pregnant();
  if (stage === "mated" || stage === "pregnant") return m.mating_lead_expecting_owner();
  if (stage === "void") return mating.ended_by === null ? "" : voidText[mating.ended_by]();
  return ENDED[stage]();
}

const ENDED = {
  born: m.mating_lead_born,
  empty: m.mating_lead_empty,
  declined: m.mating_lead_declined,
  withdrawn: m.mating_lead_withdrawn,
};

export function daysText({ from, until }: { from: string; until: string }, locale: Locale): string {
  return from === until
    ? shortDate(from, locale)
    : m.mating_days({ from: shortDate(from, locale), until: shortDate(until, locale) });
}

export function pairText({ dam, sire }: PlannedMating): string {
  return m.mating_of({
    queen: dam ? displayName(dam) : m.mating_deleted_cat(),
    stud: sire ? displayName(sire) : m.mating_deleted_cat(),
  });
}
