/**
 * Every stage of an order, from the question to the review. The specification's five statuses are the coarse view of it
 * (`statusOf`); between `accepted` and `completed` there may be a reservation.
 */
export const STAGES = [
  "new",
  "accepted",
  "offered",
  "agreed",
  "deposit_declared",
  "deposit_confirmed",
  "seller_signed",
  "buyer_signed",
  "signed",
  "ready",
  "completed",
  "handed_over",
  "seller_settled",
  "buyer_settled",
  "settled",
  "seller_reviewed",
  "buyer_reviewed",
  "reviewed",
  "declined",
  "cancelled",
] as const;

export type Stage = (typeof STAGES)[number];

/** The buyer has agreed to the terms and the cat is not handed over: the cat is this buyer's alone. */
export const RESERVED_STAGES = [
  "agreed",
  "deposit_declared",
  "deposit_confirmed",
  "seller_signed",
  "buyer_signed",
  "signed",
  "ready",
] as const satisfies readonly Stage[];

/** The order has neither been carried out nor ended. */
export const OPEN_STAGES = [
  "new",
  "accepted",
  "offered",
  ...RESERVED_STAGES,
] as const satisfies readonly Stage[];

/** The cat has passed to the buyer, and not both sides have said that everything is settled. */
export const UNSETTLED_STAGES = [
  "handed_over",
  "seller_settled",
  "buyer_settled",
] as const satisfies readonly Stage[];

/** The cat has passed to the buyer. */
export const HANDED_STAGES = [
  ...UNSETTLED_STAGES,
  "settled",
  "seller_reviewed",
  "buyer_reviewed",
  "reviewed",
] as const satisfies readonly Stage[];

const reserved: ReadonlySet<Stage> = new Set(RESERVED_STAGES);
const open: ReadonlySet<Stage> = new Set(OPEN_STAGES);
const unsettled: ReadonlySet<Stage> = new Set(UNSETTLED_STAGES);
const handed: ReadonlySet<Stage> = new Set(HANDED_STAGES);

export const isReservedStage = (stage: Stage): boolean => reserved.has(stage);
export const isOpenStage = (stage: Stage): boolean => open.has(stage);
export const isUnsettled = (stage: Stage): boolean => unsettled.has(stage);
export const isHandedOver = (stage: Stage): boolean => handed.has(stage);
