import { ApiFailure } from "@felistry/contract/client.ts";
import type { Reservation as State } from "@felistry/contract/orders/reservations.ts";
import { isReservedStage, type Stage } from "@felistry/domain/orders/stages.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { useOutcome } from "../../ui/use-outcome.ts";
import styles from "../orders.module.css";
import { Deposit } from "./deposit.tsx";
import { Gates } from "./gates.tsx";
import { fateText, Leave } from "./leave.tsx";
import { OfferForm } from "./offer-form.tsx";
import type { PartProps } from "./part-props.ts";
import { Sign } from "./sign.tsx";
import { Steps } from "./steps.tsx";
import { AcceptedTerms, Terms } from "./terms.tsx";

const SHOWN: ReadonlySet<Stage> = new Set(["accepted", "offered"]);

/** From the seller's terms to the hand-over: what is done, whose turn it is, and the form or button of that step. */
export function Reservation({ order, state }: Pick<PartProps, "order" | "state">) {
  const { locale } = usePageTools();
  const { said, output, onDone } = useOutcome();
  const part = { order, state, onDone, ...useSteps({ order, state, onDone }) };
  const isReserved = isReservedStage(state.stage);
  const isShown = isReserved || SHOWN.has(state.stage) || Boolean(state.terms?.accepted_at);
  // What was said of an order that has ended meanwhile is still read.
  if (!isShown && !said) return null;
  const fate = fateText(order, state.terms, state.fate, locale);
  return (
    <section className={styles["part"]} aria-labelledby="reservation">
      <h2 id="reservation">{m.reserve_heading()}</h2>
      {(isReserved || state.stage === "offered") && <Steps order={order} state={state} />}
      <output ref={output} tabIndex={-1} className={styles["done"]}>
        {said}
      </output>
      {state.stage === "accepted" && <Offer {...part} />}
      {state.stage === "offered" && <Terms {...part} />}
      {isReserved && (
        <>
          <Deposit {...part} />
          <Sign {...part} />
          <Gates {...part} />
          <Leave {...part} />
        </>
      )}
      {fate && <p>{fate}</p>}
      <AcceptedTerms {...part} />
      <p className="soft">{m.reserve_no_money()}</p>
    </section>
  );
}

const CONFLICT = 409;

/** The same stage may come back with other terms, as when the seller withdraws an offer and makes another. */
const isSame = (seen: State, now: State): boolean =>
  seen.stage === now.stage &&
  seen.terms?.hash === now.terms?.hash &&
  seen.is_taken === now.is_taken;

/** The other side, the club or another window may be faster than a page that stands open. */
function useSteps({
  order,
  state,
  onDone,
}: Pick<PartProps, "order" | "state" | "onDone">): Pick<PartProps, "unlessMoved" | "step"> {
  const { call } = usePageTools();
  const hasMoved = async () => {
    const now = await call("GET /order/{id}/reservation", { params: { id: order.orders_id } });
    return !isSame(state, now.data);
  };
  const unlessMoved = async (called: Promise<unknown>) => {
    try {
      await called;
      return true;
    } catch (error) {
      const isRefused = error instanceof ApiFailure && error.status === CONFLICT;
      if (!isRefused || !(await hasMoved())) throw error;
      await onDone(m.order_meanwhile());
      return false;
    }
  };
  return {
    unlessMoved,
    step: async (called, said) => {
      if (!(await unlessMoved(called))) return "not sent";
      return onDone(said());
    },
  };
}

function Offer(part: PartProps) {
  if (part.state.is_taken === 1)
    return <p>{part.order.side === "sell" ? m.reserve_taken_seller() : m.reserve_taken_buyer()}</p>;
  return part.order.side === "sell" ? (
    <>
      <p>{m.reserve_lead_seller()}</p>
      <OfferForm {...part} />
    </>
  ) : (
    <p>{m.reserve_lead_buyer()}</p>
  );
}
