/** A planned mating as one of its sides sees it. */
import type { PlannedMating } from "@felistry/contract/matings/planned.ts";
import { expectedBirth } from "@felistry/domain/dates/expected-birth.ts";
import type { MatingRow } from "./statements.ts";

export function matingRecord(row: MatingRow, memberId: number): PlannedMating {
  const { planner_id, stud_member_id, mated_from, mated_until } = row;
  const mated =
    mated_from !== null && mated_until !== null ? { from: mated_from, until: mated_until } : null;
  const isExpecting = row.stage === "mated" || row.stage === "pregnant";
  return {
    id: row.id,
    version: row.version,
    stage: row.stage,
    dam: row.dam,
    sire: row.sire,
    planned: { from: row.from_day, until: row.until_day },
    mated,
    expected: mated && isExpecting ? expectedBirth(mated) : null,
    planner: row.planner,
    stud_owner: row.stud_owner,
    is_planner: planner_id === memberId,
    is_stud_owner: stud_member_id === memberId,
    is_other_away: planner_id === memberId ? row.stud_owner_away : row.planner_away,
    ended_by: row.ended_by,
    litter_id: row.litter_id,
    created_at: row.created_at.toISOString(),
    events: row.events,
  };
}
