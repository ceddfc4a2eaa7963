import { movesAt } from "@felistry/domain/orders/moves.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { price } from "../../ui/prices.ts";
import orders from "../orders.module.css";
import { MoveButton } from "./move-button.tsx";
import type { PartProps } from "./part-props.ts";

/** The buyer says that it is paid, the seller that it has arrived. */
export function Deposit(part: PartProps) {
  const { order, state } = part;
  const { locale } = usePageTools();
  const moves = movesAt(state.stage, order.side === "sell" ? "seller" : "buyer");
  if (!state.terms || state.terms.deposit === 0) return null;
  const deposit = price(state.terms.deposit, order.currency_abb, locale);
  if (moves.includes("declare_deposit"))
    return (
      <div className={orders["actions"]}>
        <MoveButton
          {...part}
          move="declare_deposit"
          label={m.reserve_declare()}
          said={m.reserve_declared}
        />
      </div>
    );
  if (!moves.includes("confirm_deposit")) return null;
  return (
    <div className={orders["actions"]}>
      <MoveButton
        {...part}
        move="confirm_deposit"
        label={m.reserve_confirm()}
        said={m.reserve_confirmed}
        question={{
          title: m.reserve_confirm_question({ deposit }),
          text: m.reserve_confirm_text(),
        }}
      />
      <MoveButton
        {...part}
        move="deny_deposit"
        look="second"
        label={m.reserve_deny()}
        said={m.reserve_denied}
      />
    </div>
  );
}
