/** Fourteen sentences that hold after every attempt, whatever came before. Each says what is wrong, or null. */
import { depositAfter } from "@felistry/domain/orders/deposit.ts";
import { decideMove, MOVES, type Need } from "@felistry/domain/orders/moves.ts";
import { SETTLE_DAYS } from "@felistry/domain/orders/settling.ts";
import {
  isHandedOver,
  isOpenStage,
  isReservedStage,
  isUnsettled,
} from "@felistry/domain/orders/stages.ts";
import { statusOf } from "@felistry/domain/orders/status.ts";
import { stageByModel } from "./model.ts";
import type { Sale, SaleEvent, SaleOrder } from "./sale.ts";

type Holds = (sale: Sale) => boolean;

const ofEach =
  (holds: (order: SaleOrder) => boolean): Holds =>
  ({ orders }) =>
    orders.every(holds);

const has = (events: readonly SaleEvent[], name: SaleEvent["name"]) =>
  events.some((event) => event.name === name);

/** What happened before the event of this name, for each time that it happened. */
const before = (events: readonly SaleEvent[], name: SaleEvent["name"]) =>
  events.flatMap((event, at) => (event.name === name ? [events.slice(0, at)] : []));

const last = (events: readonly SaleEvent[], ...names: SaleEvent["name"][]) =>
  events.findLast(({ name }) => names.includes(name))?.name;

const AFTER_HANDOVER: ReadonlySet<SaleEvent["name"]> = new Set(["settle", "review"]);

const isSold = ({ stage }: SaleOrder) => statusOf(stage) === "completed";

export const INVARIANTS: Readonly<Record<string, Holds>> = {
  "1. a cat has at most one reservation": ({ orders }) =>
    orders.filter(({ stage }) => isReservedStage(stage)).length <= 1,

  "2. a buyer has at most one open order for a cat": ({ orders }) => {
    const buyers = orders.filter(({ stage }) => isOpenStage(stage)).map(({ buyer }) => buyer);
    return new Set(buyers).size === buyers.length;
  },

  "3. a cat is sold at most once a round, and then no order of the round is open": ({ orders }) =>
    orders.filter(isSold).every(({ round }, _, sold) => {
      const ofRound = orders.filter((order) => order.round === round);
      return (
        sold.filter((order) => order.round === round).length === 1 &&
        ofRound.every(({ stage }) => !isOpenStage(stage))
      );
    }),

  "4. nobody moves who may not": ofEach(({ events }) =>
    events
      .slice(1)
      .every(({ name, by, from, to }) =>
        MOVES.some(
          (move) => move.name === name && move.by === by && move.from === from && move.to === to,
        ),
      ),
  ),

  "5. no move leaves an end, and each begins where the last one ended": ofEach(({ events }) =>
    events.every(({ from }, at) => {
      const previous = events[at - 1]?.to ?? null;
      return from === previous && !["declined", "cancelled", "reviewed"].includes(from ?? "");
    }),
  ),

  "6. a deposit is confirmed only if the buyer's last word is that it was paid": ofEach(
    ({ events }) =>
      before(events, "confirm_deposit").every(
        (earlier) => last(earlier, "declare_deposit", "deny_deposit") === "declare_deposit",
      ),
  ),

  "7. a reservation follows the seller's standing offer and the buyer's agreement": ofEach(
    ({ stage, events }) =>
      (!isReservedStage(stage) || has(events, "agree")) &&
      before(events, "agree").every(
        (earlier) => last(earlier, "offer", "take_back", "refuse", "void") === "offer",
      ),
  ),

  "8. a contract is signed once by each side, after any deposit has arrived": ofEach(
    ({ events, terms }) => {
      const signers = events.filter(({ name }) => name === "sign").map(({ by }) => by);
      return (
        new Set(signers).size === signers.length &&
        before(events, "sign").every(
          (earlier) =>
            has(earlier, "agree") && (terms.deposit === 0 || has(earlier, "confirm_deposit")),
        )
      );
    },
  ),

  "9. a reserved cat is handed over only with both signatures and all gates": ofEach(({ events }) =>
    before(events, "hand_over").every(
      (earlier) =>
        has(earlier, "complete") ||
        (has(earlier, "pass_gates") && earlier.filter(({ name }) => name === "sign").length === 2),
    ),
  ),

  "10. each side reviews once, whatever the other does, and only after the hand-over and the settling":
    ofEach(({ events }) => {
      const reviewers = events.filter(({ name }) => name === "review").map(({ by }) => by);
      return (
        new Set(reviewers).size === reviewers.length &&
        before(events, "review").every(
          (earlier) => has(earlier, "hand_over") && earlier.some(({ to }) => to === "settled"),
        )
      );
    }),

  "11. a declared deposit has one fate when the order is over, and is kept only as the terms say":
    ofEach(({ stage, events, terms }) => {
      const fates = events.flatMap(({ fate }) => fate ?? []);
      const isDecided = stage === "declined" || stage === "cancelled" || isHandedOver(stage);
      const word = last(events, "declare_deposit", "deny_deposit", "confirm_deposit");
      const isPaid = word === "declare_deposit" || word === "confirm_deposit";
      const kept = events.find(({ fate }) => fate === "kept");
      return (
        fates.length === (isDecided ? 1 : 0) &&
        (fates.length === 0 || (fates[0] !== "none") === isPaid) &&
        (!kept || (terms.keptIfBuyerLeaves && (kept.name === "cancel" || kept.name === "leave")))
      );
    }),

  "12. the stage is what the events amount to, and the status what the stage does": ofEach(
    ({ stage, events }) =>
      stageByModel(events) === stage &&
      (statusOf(stage) === "accepted") === (isOpenStage(stage) && stage !== "new"),
  ),

  "13. an order is settled by the words of both sides or after 14 days without a dispute, and never in one":
    ofEach(({ stage, events, calmDays, disputes }) => {
      const settling = events.filter(({ name }) => name === "settle");
      const words = settling.filter(({ by }) => by !== "site");
      const bySite = settling.filter(({ by }) => by === "site");
      const isOpen = disputes.some(({ until }) => until === null);
      return (
        new Set(words.map(({ by }) => by)).size === words.length &&
        words.every(({ to }, at) => (to === "settled") === (at === 1)) &&
        bySite.every((event) => event.calmDays >= SETTLE_DAYS) &&
        events.every(({ name, isDisputed }) => !(isDisputed && AFTER_HANDOVER.has(name))) &&
        (isOpen || !isUnsettled(stage) || calmDays <= SETTLE_DAYS)
      );
    }),

  "14. a buyer leaves late with the deposit if the seller alone let the day pass, or a gate is missing, and not else":
    (sale) =>
      sale.orders
        .filter(({ stage, handOverBy }) => isReservedStage(stage) && handOverBy! < sale.today)
        .every((order) => {
          const { stage, events, handOverBy, buyerSignedOn, handoverOfferedOn } = order;
          const isSellers =
            events.some(({ name, by }) => name === "sign" && by === "buyer") &&
            buyerSignedOn! < handOverBy! &&
            (handoverOfferedOn === null || handoverOfferedOn > handOverBy!);
          const leave = (known: readonly Need[]) =>
            decideMove(order, "leave_late", "buyer", sale.holds(order, known));
          const fate = depositAfter(stage, "cancelled", "late", order.terms);
          return (
            fate !== "kept" &&
            "to" in leave(["gates"]) === isSellers &&
            "to" in leave([]) === (isSellers || stage !== "ready")
          );
        }),
};

export function brokenInvariant(sale: Sale): string | null {
  return Object.entries(INVARIANTS).find(([, holds]) => !holds(sale))?.[0] ?? null;
}
