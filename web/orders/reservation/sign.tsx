import { useState } from "react";
import { movesAt } from "@felistry/domain/orders/moves.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { Failure } from "../../ui/failure.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { useTask } from "../../ui/use-task.ts";
import orders from "../orders.module.css";
import type { PartProps } from "./part-props.ts";
import styles from "./reservation.module.css";

/** The contract, who has signed it, and the code to sign it with. */
export function Sign(part: PartProps) {
  const { order, state } = part;
  if (!state.contract) return null;
  const { hash, seller_signed_at, buyer_signed_at } = state.contract;
  const moves = movesAt(state.stage, order.side === "sell" ? "seller" : "buyer");
  const line = (name: string, at: string | null) =>
    at === null ? m.reserve_unsigned_by({ name }) : m.reserve_signed_by({ name });
  return (
    <>
      <p>
        <a href={paths.contract(order.orders_id)} target="_blank" rel="noopener">
          {m.reserve_contract_open()}
        </a>
      </p>
      <p className={styles["hash"]}>
        {m.reserve_contract_hash()} <code>{hash}</code>
      </p>
      <ul className={orders["messages"]}>
        <li>{line(order.seller_name, seller_signed_at)}</li>
        <li>{line(order.client_name, buyer_signed_at)}</li>
      </ul>
      {moves.includes("sign") && <SignByCode {...part} />}
    </>
  );
}

function SignByCode(part: PartProps) {
  const { call } = usePageTools();
  const [isSent, setSent] = useState(false);
  const sending = useTask(async () => {
    const params = { id: part.order.orders_id };
    if (!(await part.unlessMoved(call("POST /order/{id}/contract/code", { params })))) return "";
    setSent(true);
    return m.reserve_code_sent();
  });
  return (
    <>
      <div className={orders["actions"]}>
        <Button
          look={isSent ? "second" : "primary"}
          disabled={sending.running}
          disabledReason={m.own_busy()}
          onClick={sending.start}
        >
          {isSent ? m.reserve_code_again() : m.reserve_code_send()}
        </Button>
      </div>
      <output className={orders["done"]}>
        {sending.outcome && !sending.outcome.failed && sending.outcome.text}
      </output>
      <Failure text={sending.outcome?.failed && sending.outcome.text} />
      <CodeForm {...part} />
    </>
  );
}

function CodeForm({ order, step }: PartProps) {
  const { call } = usePageTools();
  const state = useForm({
    schema: () => import("@felistry/contract/orders/reservations.ts").then((c) => c.signBody),
    draftOf: `contract ${order.orders_id}`,
    send: (body) =>
      step(
        call("PUT /order/{id}/contract", { params: { id: order.orders_id }, body }),
        m.reserve_signed,
      ),
  });
  return (
    <Form
      state={state}
      actions={
        <Button type="submit" disabled={state.sending} disabledReason={m.own_busy()}>
          {m.reserve_sign()}
        </Button>
      }
    >
      <TextField
        name="code"
        label={m.reserve_code()}
        hint={`${m.reserve_code_hint()} ${m.reserve_sign_note()}`}
        errors={state.errors}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        required
      />
    </Form>
  );
}
