/** One cat's sale as the tables of `domain/orders` have it: orders, moves, what they do to the other orders, deposits. */
import {
  depositAfter,
  type DepositFate,
  type DepositTerms,
} from "@felistry/domain/orders/deposit.ts";
import {
  decideMove,
  type Ending,
  type MoveName,
  type Mover,
  movesAt,
  type Need,
  othersAfter,
} from "@felistry/domain/orders/moves.ts";
import { addDays } from "@felistry/domain/calendar.ts";
import { isLate } from "@felistry/domain/orders/reservation.ts";
import { type DisputedTime, settlesOn } from "@felistry/domain/orders/settling.ts";
import {
  isHandedOver,
  isOpenStage,
  isReservedStage,
  isUnsettled,
  type Stage,
} from "@felistry/domain/orders/stages.ts";
import { statusOf } from "@felistry/domain/orders/status.ts";

export interface SaleEvent {
  readonly by: Mover;
  readonly name: MoveName | "order";
  readonly from: Stage | null;
  readonly to: Stage;
  readonly fate: DepositFate | null;
  /** Whether a dispute about the order was open, and how many days after the hand-over had passed without one. */
  readonly isDisputed: boolean;
  readonly calmDays: number;
}

export interface SaleOrder {
  readonly buyer: number;
  readonly round: number;
  readonly terms: DepositTerms;
  stage: Stage;
  /** Until when the terms promise the cat. */
  handOverBy: string | null;
  buyerSignedOn: string | null;
  handoverOfferedOn: string | null;
  handedOverOn: string | null;
  readonly disputes: { readonly from: string; until: string | null }[];
  /** Counted day by day, where the rule counts by dates. */
  calmDays: number;
  readonly events: SaleEvent[];
}

/** What somebody or something attempts. Whether it holds what only people know is drawn with it. */
export type Attempt =
  | { readonly kind: "order"; readonly buyer: number; readonly terms: DepositTerms }
  | {
      readonly kind: "move";
      readonly order: number;
      readonly name: MoveName;
      readonly by: "buyer" | "seller";
      readonly known: readonly Need[];
    }
  /** One of the moves by which this side goes on. */
  | {
      readonly kind: "next";
      readonly order: number;
      readonly by: "buyer" | "seller";
      readonly pick: number;
      readonly known: readonly Need[];
    }
  | { readonly kind: "offer_handover"; readonly order: number }
  /** Opened if there is none, and closed if there is. */
  | { readonly kind: "dispute"; readonly order: number }
  /** After each the site settles what is due. */
  | { readonly kind: "days"; readonly days: number }
  | { readonly kind: "place_again" }
  | { readonly kind: "rest_ad" }
  | { readonly kind: "buyer_leaves"; readonly buyer: number }
  | { readonly kind: "ends"; readonly why: "gone" | "died" | "suspended" };

/** Longer than a drawn wait, and reached by several. */
const HAND_OVER_DAYS = 20;

const WAYS_OUT: ReadonlySet<MoveName> = new Set([
  "decline",
  "cancel",
  "withdraw",
  "leave_late",
  "refuse",
  "take_back",
]);

const movesOn = (stage: Stage, by: Mover) =>
  movesAt(stage, by).filter((name) => !WAYS_OUT.has(name));

const isDisputed = ({ disputes }: { readonly disputes: readonly DisputedTime[] }): boolean =>
  disputes.some(({ until }) => until === null);

export class Sale {
  readonly orders: SaleOrder[] = [];
  isActive = true;
  /** The seller has the cat, and it lives. */
  isKept = true;
  round = 1;
  today = "2026-01-01";

  attempt(attempt: Attempt): void {
    switch (attempt.kind) {
      case "order":
        return this.#order(attempt.buyer, attempt.terms);
      case "move": {
        const order = this.orders[attempt.order];
        if (order) this.#move(order, attempt.name, attempt.by, attempt.known);
        return;
      }
      case "next": {
        const order = this.orders[attempt.order];
        const names = order ? movesOn(order.stage, attempt.by) : [];
        const name = names[attempt.pick % names.length];
        if (order && name) this.#move(order, name, attempt.by, attempt.known);
        return;
      }
      case "offer_handover":
        return this.#offerHandover(this.orders[attempt.order]);
      case "dispute":
        return this.#dispute(this.orders[attempt.order]);
      case "days":
        for (let day = 0; day < attempt.days; day += 1) this.#nextDay();
        return;
      case "place_again":
        return this.#placeAgain();
      case "rest_ad":
        this.isActive = false;
        return;
      case "buyer_leaves":
        for (const order of this.#open())
          if (order.buyer === attempt.buyer) this.#go(order, "leave", "site", "cancelled", "left");
        return;
      case "ends":
        return this.#ends(attempt.why);
    }
  }

  #open(): SaleOrder[] {
    return this.orders.filter(({ stage }) => isOpenStage(stage));
  }

  #order(buyer: number, terms: DepositTerms): void {
    if (!this.isActive || this.#open().some((order) => order.buyer === buyer)) return;
    this.orders.push({
      buyer,
      terms,
      round: this.round,
      stage: "new",
      handOverBy: null,
      buyerSignedOn: null,
      handoverOfferedOn: null,
      handedOverOn: null,
      disputes: [],
      calmDays: 0,
      events: [
        {
          by: "buyer",
          name: "order",
          from: null,
          to: "new",
          fate: null,
          isDisputed: false,
          calmDays: 0,
        },
      ],
    });
  }

  holds(order: SaleOrder, known: readonly Need[]): ReadonlySet<Need> {
    const isFree = !this.orders.some((other) => other !== order && isReservedStage(other.stage));
    return new Set<Need>([
      ...known,
      ...(this.isKept ? (["keeper"] as const) : []),
      ...(this.isActive ? (["ad"] as const) : []),
      ...(isFree ? (["free"] as const) : []),
      order.terms.deposit > 0 ? "deposit" : "no_deposit",
      ...(order.handoverOfferedOn === null ? [] : (["handover"] as const)),
      ...(this.#isLate(order, known) ? (["late"] as const) : []),
      ...(isDisputed(order) ? [] : (["undisputed"] as const)),
      ...(this.#isDue(order) ? (["due"] as const) : []),
    ]);
  }

  #isLate({ stage, ...order }: SaleOrder, known: readonly Need[]): boolean {
    const isGateMissing = stage !== "ready" && !known.includes("gates");
    const day = { ...order, offeredOn: order.handoverOfferedOn, returnsIfLate: true };
    return isLate({ ...day, isGateMissing, isBuyerAwaited: false }, this.today);
  }

  #move(order: SaleOrder, name: MoveName, by: Mover, known: readonly Need[]): void {
    const decided = decideMove(order, name, by, this.holds(order, known));
    if ("refused" in decided) return;
    this.#go(order, name, by, decided.to, name === "leave_late" ? "late" : null);
  }

  #go(order: SaleOrder, name: MoveName, by: Mover, to: Stage, why: Ending | null): void {
    const from = order.stage;
    order.stage = to;
    const fate = depositAfter(from, to, why, order.terms);
    const { calmDays } = order;
    order.events.push({ by, name, from, to, fate, isDisputed: isDisputed(order), calmDays });
    if (name === "agree") order.handOverBy = addDays(this.today, HAND_OVER_DAYS);
    if (name === "sign" && by === "buyer") order.buyerSignedOn = this.today;
    if (to === "handed_over") order.handedOverOn = this.today;
    if (!isOpenStage(to) && to !== "completed") order.handoverOfferedOn = null;
    const after = othersAfter(to);
    if (after === "end_as_sold") this.isActive = false;
    if (to === "handed_over") this.isKept = false;
    for (const other of this.#open()) {
      if (other === order) continue;
      if (after === "end_as_sold") this.#go(other, "end", "site", "declined", "sold");
      else if (after === "void_offers" && other.stage === "offered")
        this.#go(other, "void", "site", "accepted", null);
    }
  }

  #isDue({ handedOverOn, disputes }: SaleOrder): boolean {
    const day = handedOverOn === null ? null : settlesOn(handedOverOn, disputes);
    return day !== null && day <= this.today;
  }

  #dispute(order: SaleOrder | undefined): void {
    const open = order?.disputes.find(({ until }) => until === null);
    if (open) open.until = this.today;
    else if (order?.events.some(({ to }) => statusOf(to) === "accepted" || to === "completed"))
      order.disputes.push({ from: this.today, until: null });
  }

  #nextDay(): void {
    this.today = addDays(this.today, 1);
    for (const order of this.orders) {
      if (isHandedOver(order.stage) && !isDisputed(order)) order.calmDays += 1;
      if (isUnsettled(order.stage)) this.#move(order, "settle", "site", []);
    }
  }

  #offerHandover(order: SaleOrder | undefined): void {
    if (order && this.isKept && (order.stage === "completed" || order.stage === "ready"))
      order.handoverOfferedOn ??= this.today;
  }

  /** By whoever keeps the cat then, so that a sold cat may be sold again. */
  #placeAgain(): void {
    if (this.isActive) return;
    this.isKept = true;
    this.isActive = true;
    for (const order of this.orders) if (order.stage !== "ready") order.handoverOfferedOn = null;
    const isSold = this.orders.some(
      ({ round, stage }) =>
        round === this.round &&
        stage !== "declined" &&
        stage !== "cancelled" &&
        !isOpenStage(stage),
    );
    if (isSold) this.round += 1;
  }

  #ends(why: "gone" | "died" | "suspended"): void {
    for (const order of this.orders) order.handoverOfferedOn = null;
    if (why !== "suspended") this.isKept = false;
    this.isActive = false;
    for (const order of this.#open()) {
      if (why !== "suspended" || isReservedStage(order.stage))
        this.#go(order, "end", "site", "declined", why);
      else if (order.stage === "offered") this.#go(order, "void", "site", "accepted", null);
    }
  }
}
