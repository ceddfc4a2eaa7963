/**
 * What may become of a dispute about an order: each move, who may make it, from where to where. The database has the same
 * table (`dispute_moves`) and refuses every other change.
 */
export const DISPUTE_STAGES = [
  "opened",
  "answered",
  "decided",
  "appealed",
  "closed",
  "withdrawn",
] as const;
export type DisputeStage = (typeof DISPUTE_STAGES)[number];

/** `respondent`: the other side of the order. */
export type DisputeMover = "opener" | "respondent" | "club" | "site";

export type DisputeMoveName =
  | "answer"
  | "withdraw"
  | "lose"
  | "go_on"
  | "decide"
  | "appeal"
  | "decide_again"
  | "rest";

export interface DisputeMove {
  readonly name: DisputeMoveName;
  readonly by: readonly DisputeMover[];
  readonly from: readonly DisputeStage[];
  readonly to: DisputeStage;
}

export const DISPUTE_MOVES: readonly DisputeMove[] = [
  { name: "answer", by: ["respondent"], from: ["opened"], to: "answered" },
  { name: "withdraw", by: ["opener"], from: ["opened", "answered"], to: "withdrawn" },
  // A seller who stays silent loses; without the answer of a buyer or a suspended seller the club decides.
  { name: "lose", by: ["site"], from: ["opened"], to: "decided" },
  { name: "go_on", by: ["site"], from: ["opened"], to: "answered" },
  { name: "decide", by: ["club"], from: ["answered"], to: "decided" },
  { name: "appeal", by: ["opener", "respondent"], from: ["decided"], to: "appealed" },
  { name: "decide_again", by: ["club"], from: ["appealed"], to: "closed" },
  { name: "rest", by: ["site"], from: ["decided"], to: "closed" },
];

/** Where the move leads, or null if this one cannot make it now. */
export function disputeMove(
  from: DisputeStage,
  name: DisputeMoveName,
  by: DisputeMover,
): DisputeStage | null {
  const move = DISPUTE_MOVES.find((each) => each.name === name);
  return move && move.by.includes(by) && move.from.includes(from) ? move.to : null;
}

/** Both sides add evidence while the club has not decided; whoever has still to answer answers first. */
export const takesEvidence = (stage: DisputeStage, by: DisputeMover): boolean =>
  stage === "answered" || stage === "appealed" || (stage === "opened" && by === "opener");

/** Nothing more comes of it. */
export const isDisputeOver = (stage: DisputeStage): boolean =>
  stage === "closed" || stage === "withdrawn";

/** The last step of one that was open for so long: a seller who could have answered loses. */
export const stepOfSilence = (
  stage: DisputeStage,
  {
    bySeller,
    isSellerSuspended,
  }: { readonly bySeller: boolean; readonly isSellerSuspended: boolean },
): "rest" | "lose" | "go_on" => {
  if (stage === "decided") return "rest";
  return bySeller || isSellerSuspended ? "go_on" : "lose";
};

export const DISPUTE_REASONS = [
  "deposit",
  "not_as_described",
  "ill",
  "not_handed_over",
  "not_paid",
  "papers",
  "other",
] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

export const DISPUTE_SIDES = ["buyer", "seller"] as const;
export type DisputeSide = (typeof DISPUTE_SIDES)[number];

/** For the answer, and after the decision for the appeal. */
export const DISPUTE_DAYS = 14;

/** So many days before the last one, whoever has to answer is reminded. */
export const ANSWER_REMINDED_DAYS_BEFORE = 7;

/** So many days before the last one, the side that has not been agreed with is reminded that it can appeal. */
export const APPEAL_REMINDED_DAYS_BEFORE = 3;

/** The last day of what begins on this day, both `yyyy-mm-dd`. */
export function disputeDue(from: string): string {
  return new Date(Date.parse(from) + DISPUTE_DAYS * 86_400_000).toISOString().slice(0, 10);
}
