/**
 * What may become of an entry in a waiting list: each move, who may make it, from where to where. The database has the same
 * table (`waiting_moves`) and refuses every other change of a stage.
 */
export const WAITING_STAGES = [
  "applied",
  "accepted",
  "offered",
  "taken",
  "declined",
  "lapsed",
  "left",
  "closed",
] as const;
export type WaitingStage = (typeof WAITING_STAGES)[number];

/** `site`: the day of an offer is over, its kitten is gone, or the breeder has left. */
export type WaitingMover = "breeder" | "applicant" | "site";

export type WaitingMoveName =
  | "accept"
  | "decline"
  | "offer"
  | "take_back"
  | "pass"
  | "take"
  | "leave"
  | "lapse"
  | "void"
  | "end";

export interface WaitingMove {
  readonly name: WaitingMoveName;
  readonly by: WaitingMover;
  readonly from: readonly WaitingStage[];
  readonly to: WaitingStage;
}

const WAITING = ["applied", "accepted", "offered"] as const;

/** A pass keeps the place: the entry goes back to where it was in the list. */
export const WAITING_MOVES: readonly WaitingMove[] = [
  { name: "accept", by: "breeder", from: ["applied"], to: "accepted" },
  { name: "decline", by: "breeder", from: ["applied", "accepted"], to: "declined" },
  { name: "offer", by: "breeder", from: ["accepted"], to: "offered" },
  { name: "take_back", by: "breeder", from: ["offered"], to: "accepted" },
  { name: "pass", by: "applicant", from: ["offered"], to: "accepted" },
  { name: "take", by: "applicant", from: ["offered"], to: "taken" },
  { name: "leave", by: "applicant", from: WAITING, to: "left" },
  { name: "lapse", by: "site", from: ["offered"], to: "lapsed" },
  { name: "void", by: "site", from: ["offered"], to: "accepted" },
  { name: "end", by: "site", from: WAITING, to: "closed" },
];

/** Where the move leads, or null if this side cannot make it now. */
export function waitingMove(
  from: WaitingStage,
  name: WaitingMoveName,
  by: WaitingMover,
): WaitingStage | null {
  return (
    WAITING_MOVES.find((move) => move.name === name && move.by === by && move.from.includes(from))
      ?.to ?? null
  );
}

/** Whether this side ever makes this move. */
export function isMoveOf(name: WaitingMoveName, by: WaitingMover): boolean {
  return WAITING_MOVES.some((move) => move.name === name && move.by === by);
}

/** How the breeder chooses whom to offer a kitten; shown to everybody before they apply, and fixed. */
export const WAITING_RULES = ["turn", "fit", "choice"] as const;
export type WaitingRule = (typeof WAITING_RULES)[number];

export const WAITING_PURPOSES = ["pet", "breeding", "show"] as const;
export type WaitingPurpose = (typeof WAITING_PURPOSES)[number];

/** An offer is open for so many days at most. */
export const OFFER_DAYS_MAX = 30;

/** Whether an offer made today may be open until this day, both `yyyy-mm-dd`. */
export function isOfferDay(until: string, today: string): boolean {
  const days = (Date.parse(until) - Date.parse(today)) / 86_400_000;
  return days >= 0 && days <= OFFER_DAYS_MAX;
}
