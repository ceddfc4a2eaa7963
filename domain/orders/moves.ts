/**
 * The one table of what may become of an order: each move, who may make it, from where to where, and what it needs. The
 * database has the same table (`order_moves`) and refuses every other change of a stage.
 */
import { RESERVED_STAGES, type Stage, UNSETTLED_STAGES } from "./stages.ts";

/** `site`: the site itself, when the cat dies, leaves or is sold, or a member goes. */
export const MOVERS = ["buyer", "seller", "site"] as const;
export type Mover = (typeof MOVERS)[number];

/** What must hold besides the stage. Whoever asks for a move says which of these hold. */
export const NEEDS = [
  /** The seller keeps the cat's page. */
  "keeper",
  /** The ad is on the market. */
  "ad",
  /** No other order has reserved the cat. */
  "free",
  /** The buyer has seen the very terms that are stored. */
  "terms",
  /** The terms ask for a deposit. */
  "deposit",
  "no_deposit",
  /** The code that was mailed to the signing member. */
  "code",
  /** Age, chip and vaccination are as agreed. */
  "gates",
  /** The agreed day has passed, and it is not the buyer who is late (`isLate` in `reservation.ts`). */
  "late",
  /** The seller has offered the hand-over. */
  "handover",
  /** No dispute about the order is open. */
  "undisputed",
  /** The day has come on which the order is settled without the words of both sides (`settling.ts`). */
  "due",
] as const;
export type Need = (typeof NEEDS)[number];

/** Why an order has ended. */
export const ENDINGS = [
  "seller",
  "buyer",
  "late",
  "sold",
  "gone",
  "died",
  "neutered",
  "banned",
  "merged",
  "suspended",
  "left",
  "taken_down",
] as const;
export type Ending = (typeof ENDINGS)[number];

/** As both sides read it: a ban may be one that the club shows to the owners alone. */
export const TOLD_ENDINGS = [
  "seller",
  "buyer",
  "late",
  "sold",
  "gone",
  "died",
  "not_for_breeding",
  "merged",
  "suspended",
  "left",
  "taken_down",
] as const;

export const MOVE_NAMES = [
  "accept",
  "decline",
  "cancel",
  "offer",
  "take_back",
  "refuse",
  "void",
  "agree",
  "declare_deposit",
  "deny_deposit",
  "confirm_deposit",
  "sign",
  "pass_gates",
  "withdraw",
  "leave_late",
  "complete",
  "hand_over",
  "settle",
  "review",
  "end",
  "leave",
] as const;
export type MoveName = (typeof MOVE_NAMES)[number];

export interface Move {
  readonly name: MoveName;
  readonly by: Mover;
  readonly from: Stage;
  readonly to: Stage;
  readonly needs: readonly Need[];
}

type Row = readonly [
  name: MoveName,
  by: Mover | readonly Mover[],
  from: Stage | readonly Stage[],
  to: Stage,
  needs?: readonly Need[],
];

const OPEN: readonly Stage[] = ["new", "accepted", "offered", ...RESERVED_STAGES];

const rows: readonly Row[] = [
  ["accept", "seller", "new", "accepted", ["keeper"]],
  ["decline", "seller", "new", "declined"],
  ["cancel", "buyer", OPEN, "cancelled"],
  ["complete", "seller", "accepted", "completed", ["keeper", "free"]],

  ["offer", "seller", "accepted", "offered", ["keeper", "ad", "free"]],
  ["take_back", "seller", "offered", "accepted"],
  ["refuse", "buyer", "offered", "accepted"],
  ["void", "site", "offered", "accepted"],
  ["agree", "buyer", "offered", "agreed", ["keeper", "ad", "free", "terms"]],
  ["declare_deposit", "buyer", "agreed", "deposit_declared", ["deposit"]],
  ["deny_deposit", "seller", "deposit_declared", "agreed"],
  ["confirm_deposit", "seller", "deposit_declared", "deposit_confirmed"],
  ["sign", "seller", "agreed", "seller_signed", ["no_deposit", "keeper", "code"]],
  ["sign", "buyer", "agreed", "buyer_signed", ["no_deposit", "keeper", "code"]],
  ["sign", "seller", "deposit_confirmed", "seller_signed", ["keeper", "code"]],
  ["sign", "buyer", "deposit_confirmed", "buyer_signed", ["keeper", "code"]],
  ["sign", "buyer", "seller_signed", "signed", ["keeper", "code"]],
  ["sign", "seller", "buyer_signed", "signed", ["keeper", "code"]],
  ["pass_gates", "seller", "signed", "ready", ["keeper", "gates"]],
  ["withdraw", "seller", RESERVED_STAGES, "declined"],
  ["leave_late", "buyer", RESERVED_STAGES, "cancelled", ["late"]],

  ["hand_over", "buyer", ["completed", "ready"], "handed_over", ["keeper", "free", "handover"]],
  // Each side says so for itself; one that is silent holds nothing up.
  ["settle", "seller", "handed_over", "seller_settled", ["undisputed"]],
  ["settle", "buyer", "handed_over", "buyer_settled", ["undisputed"]],
  ["settle", "buyer", "seller_settled", "settled", ["undisputed"]],
  ["settle", "seller", "buyer_settled", "settled", ["undisputed"]],
  ["settle", "site", UNSETTLED_STAGES, "settled", ["undisputed", "due"]],
  ["review", "seller", "settled", "seller_reviewed", ["undisputed"]],
  ["review", "buyer", "settled", "buyer_reviewed", ["undisputed"]],
  ["review", "buyer", "seller_reviewed", "reviewed", ["undisputed"]],
  ["review", "seller", "buyer_reviewed", "reviewed", ["undisputed"]],

  ["end", "site", OPEN, "declined"],
  ["leave", "site", OPEN, "cancelled"],
];

const each = <T>(one: T | readonly T[]): readonly T[] => (Array.isArray(one) ? one : [one as T]);

export const MOVES: readonly Move[] = rows.flatMap(([name, by, from, to, needs = []]) =>
  each(by).flatMap((mover) =>
    each(from).map((stage): Move => ({ name, by: mover, from: stage, to, needs })),
  ),
);

/** A stage that no move leaves. */
export function isEnd(stage: Stage): boolean {
  return MOVES.every(({ from }) => from !== stage);
}

export type MoveRefusal = "not_allowed" | "order_status_conflict" | Need;

/** The move's target, or why it is refused: never this side's, not now, or what it lacks. */
export function decideMove(
  order: { readonly stage: Stage },
  name: MoveName,
  by: Mover,
  holds: ReadonlySet<Need>,
): { readonly to: Stage } | { readonly refused: MoveRefusal } {
  const theirs = MOVES.filter((move) => move.name === name && move.by === by);
  if (theirs.length === 0) return { refused: "not_allowed" };
  const move = theirs.find(({ from }) => from === order.stage);
  if (!move) return { refused: "order_status_conflict" };
  const lacking = move.needs.find((need) => !holds.has(need));
  return lacking === undefined ? { to: move.to } : { refused: lacking };
}

/** What this side can do at this stage, as far as the stage says. */
export function movesAt(stage: Stage, by: Mover): MoveName[] {
  return [
    ...new Set(
      MOVES.filter((move) => move.from === stage && move.by === by).map(({ name }) => name),
    ),
  ];
}

/** What becomes of the cat's other orders when one arrives at this stage. */
export function othersAfter(to: Stage): "void_offers" | "end_as_sold" | null {
  if (to === "agreed") return "void_offers";
  return to === "completed" || to === "handed_over" ? "end_as_sold" : null;
}
