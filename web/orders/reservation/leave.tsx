import { movesAt } from "@felistry/domain/orders/moves.ts";
import { depositAfter } from "@felistry/domain/orders/deposit.ts";
import type { Ending } from "@felistry/domain/orders/moves.ts";
import type { OrderSheet } from "@felistry/contract/orders/orders.ts";
import type { Reservation } from "@felistry/contract/orders/reservations.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import { usePageTools } from "../../page-tools.ts";
import { shortDate } from "../../ui/dates.ts";
import { price } from "../../ui/prices.ts";
import orders from "../orders.module.css";
import { MoveButton } from "./move-button.tsx";
import type { PartProps } from "./part-props.ts";

const FATES = {
  unconfirmed: m.fate_unconfirmed,
  returned: m.fate_returned,
  kept: m.fate_kept,
  counted: m.fate_counted,
} as const;

/** What would become of the deposit by such an end; empty if there is none. */
export function fateAtEnd(
  order: OrderSheet,
  { stage, terms }: Reservation,
  ending: Ending,
  locale: Locale,
): string {
  if (!terms) return "";
  const to = ending === "seller" ? "declined" : "cancelled";
  const fate = depositAfter(stage, to, ending, {
    deposit: terms.deposit,
    keptIfBuyerLeaves: terms.deposit_kept === 1,
  });
  return fateText(order, terms, fate, locale);
}

/** What has become of the deposit; empty if that is not decided, or there is none. */
export function fateText(
  order: OrderSheet,
  terms: Reservation["terms"],
  fate: Reservation["fate"],
  locale: Locale,
): string {
  if (!terms || fate === null || fate === "none") return "";
  return FATES[fate]({ deposit: price(terms.deposit, order.currency_abb, locale) });
}

/** The seller's way out, and the buyer's once the day has passed; otherwise the buyer cancels the order above. */
export function Leave(part: PartProps) {
  const { order, state } = part;
  const { locale } = usePageTools();
  const moves = movesAt(state.stage, order.side === "sell" ? "seller" : "buyer");
  const text = (first: string, ending: Ending) =>
    [first, fateAtEnd(order, state, ending, locale)].filter(Boolean).join(" ");
  if (moves.includes("withdraw"))
    return (
      <div className={orders["actions"]}>
        <MoveButton
          {...part}
          move="withdraw"
          look="danger"
          label={m.reserve_withdraw()}
          said={m.reserve_withdrawn}
          question={{
            title: m.reserve_withdraw_question(),
            text: text(m.reserve_withdraw_text(), "seller"),
          }}
        />
      </div>
    );
  if (state.is_late === 0 || !moves.includes("leave_late")) return null;
  return (
    <>
      <p>{m.reserve_late_lead({ day: shortDate(state.terms!.hand_over_by, locale) })}</p>
      <div className={orders["actions"]}>
        <MoveButton
          {...part}
          move="leave_late"
          look="danger"
          label={m.reserve_late()}
          said={m.reserve_withdrawn}
          question={{
            title: m.reserve_late_question(),
            text: text(m.reserve_late_text(), "late"),
          }}
        />
      </div>
    </>
  );
}
