import type { OrderSheet } from "@felistry/contract/orders/orders.ts";
import type { Reservation } from "@felistry/contract/orders/reservations.ts";
import type { Mover } from "@felistry/domain/orders/moves.ts";
import { isCertificateAwaited } from "@felistry/domain/orders/papers.ts";
import { STEPS, type Step } from "@felistry/domain/orders/reservation.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { shortDate } from "../../ui/dates.ts";
import { price } from "../../ui/prices.ts";
import styles from "./reservation.module.css";

const NAMES: Record<Step, () => string> = {
  terms: m.reserve_step_terms,
  deposit: m.reserve_step_deposit,
  contract: m.reserve_step_contract,
  gates: m.reserve_step_gates,
  handover: m.reserve_step_handover,
};

/** The step at a stage, and who acts. */
function positionOf(
  { stage, papers, terms }: Reservation,
  deposit: number,
): readonly [Step, Mover | "both"] {
  switch (stage) {
    case "agreed":
      return deposit > 0 ? ["deposit", "buyer"] : ["contract", "both"];
    case "deposit_declared":
      return ["deposit", "seller"];
    case "deposit_confirmed":
      return ["contract", "both"];
    case "seller_signed":
      return ["contract", "buyer"];
    case "buyer_signed":
      return ["contract", "seller"];
    case "signed":
      return ["gates", isBuyerAwaited(papers) ? "both" : "seller"];
    case "ready":
      return ["handover", "seller"];
    default:
      return ["terms", terms?.is_over === 1 ? "seller" : "buyer"];
  }
}

const isBuyerAwaited = ({ asks, cert_on }: Reservation["papers"]): boolean =>
  isCertificateAwaited(asks, cert_on);

/** Tells both sides what is done, what happens next and whose turn it is. */
export function Steps({ order, state }: { order: OrderSheet; state: Reservation }) {
  const deposit = state.terms?.deposit ?? 0;
  const [now, actor] = positionOf(state, deposit);
  const steps = STEPS.filter((step) => step !== "deposit" || deposit > 0);
  const at = steps.indexOf(now);
  const isOffered = order.handover === "offered";
  const acts = now === "handover" && isOffered ? "buyer" : actor;
  const isMine = acts === "both" || acts === (order.side === "sell" ? "seller" : "buyer");
  return (
    <>
      <ol className={styles["steps"]} aria-label={m.reserve_steps()}>
        {steps.map((step, index) => (
          <li
            key={step}
            data-state={index < at ? "done" : undefined}
            aria-current={index === at ? "step" : undefined}
          >
            {NAMES[step]()}
            {index < at && <span className="visually-hidden"> ({m.reserve_step_done()})</span>}
          </li>
        ))}
      </ol>
      <p>
        <strong>{isMine ? m.reserve_you_act() : m.reserve_they_act()}.</strong>{" "}
        <NextLine order={order} state={state} />
      </p>
    </>
  );
}

function NextLine({
  order: { side, currency_abb },
  state: { terms, stage, papers },
}: {
  order: OrderSheet;
  state: Reservation;
}) {
  const { locale } = usePageTools();
  if (!terms) return null;
  const sells = side === "sell";
  const day = shortDate(terms.open_until, locale);
  const deposit = price(terms.deposit, currency_abb, locale);
  if (stage === "offered" && terms.is_over === 1)
    return sells ? m.reserve_over_seller() : m.reserve_over_buyer({ day });
  if (stage === "offered")
    return sells ? m.reserve_offered_seller({ day }) : m.reserve_offered_buyer({ day });
  if (stage === "agreed" && terms.deposit > 0)
    return sells ? m.reserve_pay_seller({ deposit }) : m.reserve_pay_buyer({ deposit });
  if (stage === "deposit_declared")
    return sells ? m.reserve_declared_seller({ deposit }) : m.reserve_declared_buyer({ deposit });
  if (stage === "signed" && isBuyerAwaited(papers))
    return sells ? m.reserve_gates_seller_waits() : m.reserve_gates_buyer_papers();
  if (stage === "signed") return sells ? m.reserve_gates_seller() : m.reserve_gates_buyer();
  if (stage === "ready") return sells ? m.reserve_ready_seller() : m.reserve_ready_buyer();
  const hasSigned = stage === (sells ? "seller_signed" : "buyer_signed");
  return hasSigned ? m.reserve_sign_waits() : m.reserve_sign_lead();
}
