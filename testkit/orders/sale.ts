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
import { isOpenStage, isReservedStage, type Stage } from "@felistry/domain/orders/stages.ts";

export interface SaleEvent {
  readonly by: Mover;
  readonly name: MoveName | "order";
  readonly from: Stage | null;
  readonly to: Stage;
  readonly fate: DepositFate | null;
}

export interface SaleOrder {
  readonly buyer: number;
  readonly round: number;
  readonly terms: DepositTerms;
  stage: Stage;
  isHandoverOffered: boolean;
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
  | { readonly kind: "place_again" }
  | { readonly kind: "rest_ad" }
  | { readonly kind: "buyer_leaves"; readonly buyer: number }
  | { readonly kind: "ends"; readonly why: "gone" | "died" | "suspended" };

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

export class Sale {
  readonly orders: SaleOrder[] = [];
  isActive = true;
  /** The seller has the cat, and it lives. */
  isKept = true;
  round = 1;

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
      isHandoverOffered: false,
      events: [{ by: "buyer", name: "order", from: null, to: "new", fate: null }],
    });
  }

  #holds(order: SaleOrder, known: readonly Need[]): ReadonlySet<Need> {
    const isFree = !this.orders.some((other) => other !== order && isReservedStage(other.stage));
    return new Set<Need>([
      ...known,
      ...(this.isKept ? (["keeper"] as const) : []),
      ...(this.isActive ? (["ad"] as const) : []),
      ...(isFree ? (["free"] as const) : []),
      order.terms.deposit > 0 ? "deposit" : "no_deposit",
      ...(order.isHandoverOffered ? (["handover"] as const) : []),
    ]);
  }

  #move(order: SaleOrder, name: MoveName, by: Mover, known: readonly Need[]): void {
    const decided = decideMove(order, name, by, this.#holds(order, known));
    if ("refused" in decided) return;
    this.#go(order, name, by, decided.to, name === "leave_late" ? "late" : null);
  }

  #go(order: SaleOrder, name: MoveName, by: Mover, to: Stage, why: Ending | null): void {
    const from = order.stage;
    order.stage = to;
    order.events.push({ by, name, from, to, fate: depositAfter(from, to, why, order.terms) });
    if (!isOpenStage(to)) order.isHandoverOffered &&= to === "completed";
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

  #offerHandover(order: SaleOrder | undefined): void {
    if (order && this.isKept && (order.stage === "completed" || order.stage === "ready"))
      order.isHandoverOffered = true;
  }

  /** By whoever keeps the cat then, so that a sold cat may be sold again. */
  #placeAgain(): void {
    if (this.isActive) return;
    this.isKept = true;
    this.isActive = true;
    for (const order of this.orders) if (order.stage !== "ready") order.isHandoverOffered = false;
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
    for (const order of this.orders) order.isHandoverOffered = false;
    if (why !== "suspended") this.isKept = false;
    this.isActive = false;
    for (const order of this.#open()) {
      if (why !== "suspended" || isReservedStage(order.stage))
        this.#go(order, "end", "site", "declined", why);
      else if (order.stage === "offered") this.#go(order, "void", "site", "accepted", null);
    }
  }
}
