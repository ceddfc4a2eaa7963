import { useRef, useState } from "react";
import * as m from "@felistry/i18n/compiled/messages.js";
import { offerUntilUsual } from "@felistry/domain/orders/reservation.ts";
import { currencyWord } from "@felistry/domain/market/price.ts";
import { usePageTools } from "../../page-tools.ts";
import { Button } from "../../ui/button.tsx";
import { CheckField, TextAreaField, TextField } from "../../ui/form/field.tsx";
import type { FieldErrors } from "../../ui/form/field-checks.ts";
import { Form } from "../../ui/form/form.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import orders from "../orders.module.css";
import type { PartProps } from "./part-props.ts";

/** Copied from the contract, whose module would bring the schema library. */
const TERMS_MAX = 2000;

export function OfferForm(part: PartProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <OpenForm {...part} onClose={() => setOpen(false)} />;
  return (
    <div className={orders["actions"]}>
      <Button onClick={() => setOpen(true)}>{m.reserve_form_open()}</Button>
    </div>
  );
}

function OpenForm({ order, step, onClose }: PartProps & { onClose: () => void }) {
  const { call, locale } = usePageTools();
  const currency = currencyWord(order.currency_abb, locale);
  const state = useForm({
    schema: () => import("@felistry/contract/orders/reservations.ts").then((c) => c.termsBody),
    toInput: (values) => ({
      ...Object.fromEntries(values),
      deposit_kept: values.has("deposit_kept"),
    }),
    draftOf: `reservation ${order.orders_id}`,
    send: (body) =>
      step(
        call("POST /order/{id}/reservation", { params: { id: order.orders_id }, body }),
        m.reserve_offered,
      ),
  });
  return (
    <Form
      state={state}
      actions={
        <>
          <Button type="submit" disabled={state.sending} disabledReason={m.own_busy()}>
            {m.reserve_form_send()}
          </Button>
          <Button look="second" onClick={onClose}>
            {m.reserve_form_back()}
          </Button>
        </>
      }
    >
      <TermsFields errors={state.errors} currency={currency} />
    </Form>
  );
}

function TermsFields({ errors, currency }: { errors: FieldErrors; currency: string }) {
  const { today } = usePageTools();
  const isUntilTyped = useRef(false);
  return (
    <>
      <TextField
        name="deposit"
        label={m.reserve_form_deposit({ currency })}
        hint={m.reserve_form_deposit_hint()}
        errors={errors}
        inputMode="numeric"
        maxLength={6}
        required
      />
      <CheckField
        name="deposit_kept"
        label={m.reserve_form_kept()}
        hint={m.reserve_form_kept_hint()}
        errors={errors}
      />
      <TextField
        name="open_until"
        type="date"
        label={m.reserve_form_until()}
        errors={errors}
        defaultValue={offerUntilUsual("", today)}
        onInput={() => {
          isUntilTyped.current = true;
        }}
        required
      />
      <TextField
        name="hand_over_by"
        type="date"
        label={m.reserve_form_by()}
        errors={errors}
        onInput={({ currentTarget: { value, form } }) => {
          const until = form!.elements.namedItem("open_until") as HTMLInputElement;
          // An error about a day that nobody typed could not be understood.
          if (!isUntilTyped.current) until.value = offerUntilUsual(value, today);
        }}
        required
      />
      <TextAreaField
        name="terms"
        label={m.reserve_form_terms()}
        hint={m.reserve_form_terms_hint()}
        errors={errors}
        maxLength={TERMS_MAX}
        rows={5}
        required
      />
    </>
  );
}
