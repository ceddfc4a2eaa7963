/**
 * What may become of a planned mating: each move, who may make it, from where to where. The database has the same table
 * (`mating_moves`) and refuses every other change of a stage.
 */
import { addDays } from "../calendar.ts";

export const MATING_STAGES = [
  "asked",
  "agreed",
  "mated",
  "pregnant",
  "born",
  "empty",
  "declined",
  "withdrawn",
  "void",
] as const;
export type MatingStage = (typeof MATING_STAGES)[number];

/** `planner`: the queen's owner. `site`: one of the cats has another keeper, has died or is gone, or a member has left. */
export type MatingMover = "planner" | "stud" | "site";

export const MATING_MOVE_NAMES = [
  "agree",
  "decline",
  "withdraw",
  "mate",
  "take_back",
  "expect",
  "end_empty",
] as const;
export type MatingMoveName = (typeof MATING_MOVE_NAMES)[number] | "bear" | "ask_anew" | "void";

export interface MatingMove {
  readonly name: MatingMoveName;
  readonly by: MatingMover;
  readonly from: readonly MatingStage[];
  readonly to: MatingStage;
}

/** `bear` comes with the litter. An agreement is of one member: the stud's next owner is asked anew. */
export const MATING_MOVES: readonly MatingMove[] = [
  { name: "agree", by: "stud", from: ["asked"], to: "agreed" },
  { name: "decline", by: "stud", from: ["asked", "agreed"], to: "declined" },
  { name: "withdraw", by: "planner", from: ["asked", "agreed"], to: "withdrawn" },
  { name: "mate", by: "planner", from: ["agreed"], to: "mated" },
  { name: "take_back", by: "planner", from: ["mated"], to: "agreed" },
  { name: "expect", by: "planner", from: ["mated"], to: "pregnant" },
  { name: "end_empty", by: "planner", from: ["mated", "pregnant"], to: "empty" },
  { name: "bear", by: "planner", from: ["mated", "pregnant"], to: "born" },
  { name: "ask_anew", by: "site", from: ["agreed"], to: "asked" },
  { name: "void", by: "site", from: ["asked", "agreed", "mated", "pregnant"], to: "void" },
];

/** Where the move leads, or null if this side cannot make it now. */
export function matingMove(
  from: MatingStage,
  name: MatingMoveName,
  by: MatingMover,
): MatingStage | null {
  return (
    MATING_MOVES.find((move) => move.name === name && move.by === by && move.from.includes(from))
      ?.to ?? null
  );
}

/** Why the site ended a plan. */
export const MATING_ENDS = ["queen", "member", "deceased", "neutered", "deleted"] as const;

/** A stud's owner agrees to days, not to a year. */
export const MATING_DAYS_MOST = 60;
/** Nobody can plan further ahead. */
export const MATING_AHEAD_DAYS = 366;

export interface Days {
  readonly from: string;
  readonly until: string;
}

/** What is wrong with the days of a plan made today, or null. */
export function faultOfDays({ from, until }: Days, today: string): "past" | "order" | "far" | null {
  if (until < today) return "past";
  if (until < from) return "order";
  const isFar = until > addDays(from, MATING_DAYS_MOST) || from > addDays(today, MATING_AHEAD_DAYS);
  return isFar ? "far" : null;
}

/**
 * A birth outside of these days after the mating is so rare that the agreement to it says nothing of the litter: the
 * stud's owner is then asked about the litter, as about any.
 */
const BORN_AFTER_DAYS = { least: 58, most: 72 };

export function daysOfBirth({ from, until }: Days): Days {
  return {
    from: addDays(from, BORN_AFTER_DAYS.least),
    until: addDays(until, BORN_AFTER_DAYS.most),
  };
}
