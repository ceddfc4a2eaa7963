import type { DisputeReason, DisputeSide, DisputeStage } from "@felistry/domain/disputes/moves.ts";
import type { DisputeStatement } from "@felistry/contract/disputes/disputes.ts";
import * as m from "@felistry/i18n/compiled/messages.js";

export const reasonText: Record<DisputeReason, () => string> = {
  deposit: m.dispute_reason_deposit,
  not_as_described: m.dispute_reason_not_as_described,
  ill: m.dispute_reason_ill,
  not_handed_over: m.dispute_reason_not_handed_over,
  not_paid: m.dispute_reason_not_paid,
  papers: m.dispute_reason_papers,
  other: m.dispute_reason_other,
};

export const stageText: Record<DisputeStage, () => string> = {
  opened: m.dispute_stage_opened,
  answered: m.dispute_stage_answered,
  decided: m.dispute_stage_decided,
  appealed: m.dispute_stage_appealed,
  closed: m.dispute_stage_closed,
  withdrawn: m.dispute_stage_withdrawn,
};

export const sideText: Record<DisputeSide, () => string> = {
  buyer: m.dispute_side_buyer,
  seller: m.dispute_side_seller,
};

/** As the last word of "decided for the …". */
const ofSide: Record<DisputeSide, () => string> = {
  buyer: m.dispute_of_buyer,
  seller: m.dispute_of_seller,
};
export const decidedFor = (side: DisputeSide) => m.dispute_for({ side: ofSide[side]() });

export const choiceText: Record<DisputeSide, () => string> = {
  buyer: m.dispute_choice_buyer,
  seller: m.dispute_choice_seller,
};

export const kindText: Record<DisputeStatement["kind"], () => string> = {
  open: m.dispute_kind_open,
  answer: m.dispute_kind_answer,
  evidence: m.dispute_kind_evidence,
  withdraw: m.dispute_kind_withdraw,
  lose: m.dispute_kind_lose,
  go_on: m.dispute_kind_go_on,
  decide: m.dispute_kind_decide,
  appeal: m.dispute_kind_appeal,
  decide_again: m.dispute_kind_decide_again,
  rest: m.dispute_kind_rest,
};
