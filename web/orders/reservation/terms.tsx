import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { shortDate } from "../../ui/dates.ts";
import { TaskButton } from "../../ui/task-button.tsx";
import orders from "../orders.module.css";
import { MoveButton } from "./move-button.tsx";
import type { PartProps } from "./part-props.ts";
import styles from "./reservation.module.css";

/** Offered, and not yet accepted. */
export function Terms(part: PartProps) {
  const { order, state } = part;
  if (!state.terms) return null;
  return (
    <>
      <div className={styles["text"]} lang={state.terms.language}>
        {state.terms.text}
      </div>
      <div className={orders["actions"]}>
        {order.side === "sell" ? (
          <MoveButton
            {...part}
            move="take_back"
            look="second"
            label={m.reserve_take_back()}
            said={m.reserve_taken_back}
          />
        ) : (
          <>
            {state.terms.is_over === 0 && <Agree {...part} hash={state.terms.hash} />}
            <MoveButton
              {...part}
              move="refuse"
              look="second"
              label={m.reserve_refuse()}
              said={m.reserve_refused}
            />
          </>
        )}
      </div>
    </>
  );
}

function Agree({ order, hash, step }: PartProps & { hash: string }) {
  const { call } = usePageTools();
  const agree = () => {
    const params = { id: order.orders_id };
    return step(
      call("PUT /order/{id}/reservation/agreed", { params, body: { hash } }),
      m.reserve_agreed,
    );
  };
  return (
    <TaskButton
      work={agree}
      busy={m.own_busy()}
      question={{
        title: m.reserve_agree_question(),
        text: m.reserve_agree_text(),
        yes: m.reserve_agree(),
        no: m.reserve_back(),
      }}
    >
      {m.reserve_agree()}
    </TaskButton>
  );
}

/** As they were shown, from the acceptance on. */
export function AcceptedTerms({ state: { terms } }: PartProps) {
  const { locale } = usePageTools();
  if (!terms?.accepted_at) return null;
  return (
    <details>
      <summary>{m.reserve_terms_open()}</summary>
      <div className={styles["text"]} lang={terms.language}>
        {terms.text}
      </div>
      <p className={styles["hash"]}>
        {m.reserve_terms_kept({ day: shortDate(terms.accepted_at, locale) })}{" "}
        <code>{terms.hash}</code>
      </p>
    </details>
  );
}
