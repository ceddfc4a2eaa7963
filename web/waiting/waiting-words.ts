import { displayName } from "@felistry/domain/cats/display-name.ts";
import type { WaitingPurpose, WaitingRule, WaitingStage } from "@felistry/domain/waiting/moves.ts";
import type { WaitingList } from "@felistry/contract/waiting.ts";
import * as m from "@felistry/i18n/compiled/messages.js";

export const ruleText: Record<WaitingRule, () => string> = {
  turn: m.waiting_rule_turn,
  fit: m.waiting_rule_fit,
  choice: m.waiting_rule_choice,
};

export const purposeText: Record<WaitingPurpose, () => string> = {
  pet: m.waiting_purpose_pet,
  breeding: m.waiting_purpose_breeding,
  show: m.waiting_purpose_show,
};

export const stageText: Record<WaitingStage, () => string> = {
  applied: m.waiting_stage_applied,
  accepted: m.waiting_stage_accepted,
  offered: m.waiting_stage_offered,
  taken: m.waiting_stage_taken,
  declined: m.waiting_stage_declined,
  lapsed: m.waiting_stage_lapsed,
  left: m.waiting_stage_left,
  closed: m.waiting_stage_closed,
};

export const sexText = (sex: "male" | "female" | null): string =>
  sex === null
    ? m.waiting_sex_any()
    : sex === "female"
      ? m.waiting_sex_female()
      : m.waiting_sex_male();

/** The parents of a planned litter, else the cattery, else whoever keeps it. */
export function listName({ dam, sire, cattery, breeder }: WaitingList): string {
  const parents = [dam, sire].filter((parent) => parent !== null).map(displayName);
  return parents.length > 0 ? parents.join(" × ") : (cattery?.name ?? breeder);
}
