import { useState } from "react";
import { useRevalidator } from "react-router";
import type { OrderSheet } from "@felistry/contract/orders/orders.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { TextAreaField } from "../ui/form/field.tsx";
import { Form } from "../ui/form/form.tsx";
import { useForm } from "../ui/form/use-form.ts";
import styles from "./orders.module.css";

/** Copied from the contract's `CONTACT_MAX`, whose module would bring the schema library. */
const CONTACT_MAX = 300;

/** How the two reach each other: each side shows what it wants to, once the order is accepted. */
export function Contacts({ order }: { order: OrderSheet }) {
  const other = order.side === "sell" ? order.client_name : order.seller_name;
  return (
    <section className={styles["part"]} aria-labelledby="contacts">
      <h2 id="contacts">{m.order_contacts()}</h2>
      <p className="soft">{m.order_contacts_lead()}</p>
      <dl className={styles["facts"]}>
        <dt>{other}</dt>
        <dd>{order.other_contact ?? otherSays(order)}</dd>
      </dl>
      <OwnContact order={order} />
    </section>
  );
}

function otherSays({ status }: OrderSheet): string {
  const isShown = status === "accepted" || status === "completed";
  return isShown ? m.order_contact_none() : m.order_contact_later();
}

/** What is suggested stands in the field alone until its owner saves it. */
function OwnContact({
  order: { orders_id, own_contact, suggested_contact },
}: {
  order: OrderSheet;
}) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const [isSaved, setSaved] = useState(false);
  const state = useForm({
    schema: () => import("@felistry/contract/orders/orders.ts").then((c) => c.contactBody),
    send: async (body) => {
      await call("PUT /order/{id}/contact", { params: { id: orders_id }, body });
      setSaved(true);
      await revalidate();
    },
  });
  return (
    <Form
      state={state}
      actions={
        <Button type="submit" look="second" disabled={state.sending} disabledReason={m.own_busy()}>
          {m.order_contact_save()}
        </Button>
      }
    >
      <TextAreaField
        name="contact"
        label={m.order_contact_own()}
        hint={suggested_contact === null ? m.order_contact_hint() : m.order_contact_suggested()}
        errors={state.errors}
        defaultValue={own_contact ?? suggested_contact ?? ""}
        maxLength={CONTACT_MAX}
        rows={2}
      />
      <output className={styles["done"]}>{isSaved && m.order_contact_saved()}</output>
    </Form>
  );
}
