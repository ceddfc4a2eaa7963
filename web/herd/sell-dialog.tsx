import { wordIn } from "@felistry/domain/reference/word-in.ts";
import { useEffect, useState, type ReactNode } from "react";
import { PLACE_MAX } from "@felistry/domain/market/fields.ts";
import { currencyWord, PRICE_DIGITS, priceDigits } from "@felistry/domain/market/price.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { loadCurrencies, type Currencies } from "../reference/load-currencies.ts";
import { Button } from "../ui/button.tsx";
import { CheckField, SelectField, TextField } from "../ui/form/field.tsx";
import { Form } from "../ui/form/form.tsx";
import type { FieldErrors } from "../ui/form/field-checks.ts";
import { useForm } from "../ui/form/use-form.ts";
import { QuestionDialog } from "../ui/question-dialog.tsx";
import type { Offer } from "./herd-acts.ts";
import styles from "./herd-actions.module.css";

/** Asks for one offer for all chosen cats that have no ad yet. */
export function SellDialog({
  onSell,
  onClose,
}: {
  onSell: (offer?: Offer) => void;
  onClose: () => void;
}) {
  const [withOffer, setWithOffer] = useState(false);
  const cancel = (
    <Button look="second" onClick={onClose}>
      {m.herd_cancel()}
    </Button>
  );
  return (
    <QuestionDialog
      title={m.herd_sell_title()}
      onClose={onClose}
      answers={
        !withOffer && (
          <>
            <Button onClick={() => onSell()}>{m.herd_sell_send()}</Button>
            {cancel}
          </>
        )
      }
    >
      <p>{m.herd_sell_lead()}</p>
      <CheckField
        name="with_offer"
        label={m.herd_sell_offer()}
        errors={{}}
        checked={withOffer}
        onChange={(event) => setWithOffer(event.target.checked)}
      />
      {withOffer && <OfferForm onSell={onSell} cancel={cancel} />}
    </QuestionDialog>
  );
}

function useOfferForm(onSell: (offer: Offer) => void) {
  return useForm({
    schema: () => import("@felistry/contract/market/market.ts").then(({ saleBody }) => saleBody),
    draftOf: "herd-offer",
    toInput: (values) => ({
      ...Object.fromEntries(values),
      sale_for_breeding: values.has("sale_for_breeding"),
      is_active: true,
    }),
    alsoCheck: (values): FieldErrors =>
      values.get("price_pet") ? {} : { price_pet: m.field_sale_required() },
    async send(offer) {
      onSell(offer);
    },
  });
}

function OfferForm({ onSell, cancel }: { onSell: (offer: Offer) => void; cancel: ReactNode }) {
  const state = useOfferForm(onSell);
  const { errors } = state;
  return (
    <Form
      state={state}
      actions={
        <>
          <Button type="submit">{m.herd_sell_send()}</Button>
          {cancel}
        </>
      }
    >
      <div className={styles["prices"]}>
        <Price name="price_pet" label={m.cat_sale_price_pet()} errors={errors} required />
        <Price name="price_breeding" label={m.cat_sale_price_breeding()} errors={errors} />
      </div>
      <Currency errors={errors} />
      <TextField
        name="place"
        label={m.cat_sale_place()}
        hint={m.cat_sale_place_hint()}
        autoComplete="address-level2"
        maxLength={PLACE_MAX}
        errors={errors}
      />
      <TextField
        name="delivery_text"
        label={m.cat_sale_delivery()}
        hint={m.cat_sale_delivery_hint()}
        errors={errors}
        required
      />
      <TextField
        name="ready_to_move_at"
        type="date"
        label={m.cat_sale_ready()}
        errors={errors}
        required
      />
      <CheckField
        name="sale_for_breeding"
        value="1"
        label={m.cat_sale_for_breeding()}
        hint={m.cat_sale_for_breeding_hint()}
        errors={errors}
      />
    </Form>
  );
}

interface Named {
  readonly name: string;
  readonly label: string;
  readonly errors: FieldErrors;
  readonly required?: true;
}

/** Digits alone, six at most. */
function Price(field: Named) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      maxLength={PRICE_DIGITS}
      onInput={({ currentTarget: input }) => {
        const kept = priceDigits(input.value);
        if (kept !== input.value) input.value = kept;
      }}
    />
  );
}

function Currency({ errors }: { errors: FieldErrors }) {
  const { call, locale } = usePageTools();
  const [currencies, setCurrencies] = useState<Currencies | null>(null);
  useEffect(() => {
    // Without them the ad gets the currency of the seller's country, as the empty choice says.
    loadCurrencies({ call }).then(setCurrencies, () => {});
  }, [call]);
  return (
    <SelectField
      key={currencies?.defaultId}
      name="currency_id"
      label={m.cat_sale_currency()}
      placeholder={m.cat_sale_currency_of_country()}
      defaultValue={currencies?.defaultId ?? ""}
      errors={errors}
      required
    >
      {currencies?.list.map((currency) => (
        <option key={currency.id} value={currency.id}>
          {currencyWord(currency.abb, locale)} – {wordIn(currency, "name", locale)}
        </option>
      ))}
    </SelectField>
  );
}
