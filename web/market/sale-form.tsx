import { wordIn } from "@felistry/domain/reference/word-in.ts";
import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import type { FullProfile } from "@felistry/contract/cats.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import { PLACE_MAX } from "@felistry/domain/market/fields.ts";
import { currencyWord, PRICE_DIGITS, priceDigits } from "@felistry/domain/market/price.ts";
import { regionName } from "@felistry/i18n/region-names.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { CheckField, SelectField, TextField } from "../ui/form/field.tsx";
import { Form } from "../ui/form/form.tsx";
import type { FieldErrors } from "../ui/form/field-checks.ts";
import { useForm, type FormState } from "../ui/form/use-form.ts";
import type { AdRules } from "../rules/load-ad-rules.ts";
import type { Sale } from "./load-sale.ts";
import { saleBodyOf } from "./sale-body.ts";
import { SellerFields } from "./seller-fields.tsx";
import type { CountryOption } from "../reference/load-countries.ts";
import type { Currencies } from "../reference/load-currencies.ts";
import styles from "./selling-tab.module.css";

/** Places or changes a cat's ad. What was typed stays until the server reports success. */
export function SaleForm({
  cat,
  sale,
  currencies,
  countries,
  rules,
}: {
  cat: FullProfile;
  sale: Sale | null;
  currencies: Currencies;
  countries: readonly CountryOption[];
  rules: AdRules | null;
}) {
  const state = useSaleForm(cat.id, sale, rules);
  const { errors, sending } = state;
  return (
    <Form
      state={state}
      actions={
        <>
          <Button type="submit" disabled={sending} disabledReason={m.cat_saving()}>
            {sending ? m.cat_saving() : m.cat_sale_save()}
          </Button>
          <ButtonLink to={paths.catTab(cat.id, "selling")} look="second" preventScrollReset>
            {m.cat_cancel()}
          </ButtonLink>
        </>
      }
    >
      <PriceFields sale={sale} isNeutered={cat.neutered_on !== null} errors={errors} />
      <CurrencyField
        currencies={currencies}
        chosen={sale?.currency_id ?? currencies.defaultId}
        errors={errors}
      />
      <PlaceFields sale={sale} rules={rules} errors={errors} />
      <TextField
        name="delivery_text"
        label={m.cat_sale_delivery()}
        hint={m.cat_sale_delivery_hint()}
        defaultValue={sale?.delivery_text ?? ""}
        errors={errors}
        required
      />
      <TextField
        name="ready_to_move_at"
        type="date"
        label={m.cat_sale_ready()}
        defaultValue={sale?.ready_to_move_at.slice(0, 10) ?? ""}
        errors={errors}
        required
      />
      {rules && <SellerFields sale={sale} rules={rules} countries={countries} errors={errors} />}
      <Choices sale={sale} isNeutered={cat.neutered_on !== null} sex={cat.sex} errors={errors} />
    </Form>
  );
}

interface PartProps {
  readonly sale: Sale | null;
  /** It is sold as a pet alone. */
  readonly isNeutered: boolean;
  readonly errors: FieldErrors;
}

function PriceFields({ sale, isNeutered, errors }: PartProps) {
  return (
    <div className={styles["prices"]}>
      <PriceField
        name="price_pet"
        label={m.cat_sale_price_pet()}
        value={sale?.price_pet}
        errors={errors}
        required
      />
      {!isNeutered && (
        <PriceField
          name="price_breeding"
          label={m.cat_sale_price_breeding()}
          value={sale?.price_breeding}
          errors={errors}
        />
      )}
    </div>
  );
}

function Choices({ sale, isNeutered, sex, errors }: PartProps & Pick<FullProfile, "sex">) {
  return (
    <>
      {isNeutered ? (
        <p>{m.cat_sale_neutered({ sex })}</p>
      ) : (
        <CheckField
          name="sale_for_breeding"
          value="1"
          label={m.cat_sale_for_breeding()}
          hint={m.cat_sale_for_breeding_hint()}
          defaultChecked={sale?.sale_for_breeding === 1}
          errors={errors}
        />
      )}
      <CheckField
        name="is_active"
        value="1"
        label={m.cat_sale_is_active()}
        hint={m.cat_sale_is_active_hint()}
        defaultChecked={sale ? sale.is_active === 1 : true}
        errors={errors}
      />
    </>
  );
}

/** Where the cat is. */
function PlaceFields({
  sale,
  rules,
  errors,
}: Pick<PartProps, "sale" | "errors"> & { rules: AdRules | null }) {
  return (
    <>
      <TextField
        name="place"
        label={m.cat_sale_place()}
        hint={m.cat_sale_place_hint()}
        autoComplete="address-level2"
        maxLength={PLACE_MAX}
        defaultValue={sale?.place ?? ""}
        errors={errors}
      />
      {rules && <RegionField rules={rules} errors={errors} />}
    </>
  );
}

/** Only in a country whose rules differ by region. */
function RegionField({
  rules: { regions, region },
  errors,
}: {
  rules: AdRules;
  errors: FieldErrors;
}) {
  const { locale } = usePageTools();
  if (regions.length === 0) return null;
  return (
    <SelectField
      name="region"
      label={m.cat_sale_region()}
      hint={m.cat_sale_region_hint()}
      placeholder={m.cat_sale_region_choose()}
      defaultValue={region ?? ""}
      errors={errors}
      required
    >
      {regions.map((each) => (
        <option key={each} value={each}>
          {regionName(each, locale)}
        </option>
      ))}
    </SelectField>
  );
}

function CurrencyField({
  currencies,
  chosen,
  errors,
}: {
  currencies: Currencies;
  chosen: number | null;
  errors: FieldErrors;
}) {
  const { locale } = usePageTools();
  return (
    <SelectField
      name="currency_id"
      label={m.cat_sale_currency()}
      placeholder={m.cat_sale_currency_of_country()}
      defaultValue={chosen ?? ""}
      errors={errors}
      required
    >
      {currencies.list.map((currency) => (
        <option key={currency.id} value={currency.id}>
          {currencyWord(currency.abb, locale)} – {wordIn(currency, "name", locale)}
        </option>
      ))}
    </SelectField>
  );
}

/** Accepts at most six digits; anything else typed is ignored (spec §5). */
function PriceField({
  name,
  label,
  value,
  errors,
  required,
}: {
  name: string;
  label: string;
  value: number | null | undefined;
  errors: FieldErrors;
  required?: boolean;
}) {
  const keepDigits = (event: FormEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const kept = priceDigits(input.value);
    if (kept !== input.value) input.value = kept;
  };
  return (
    <TextField
      name={name}
      label={label}
      errors={errors}
      inputMode="numeric"
      autoComplete="off"
      maxLength={PRICE_DIGITS}
      defaultValue={value ?? ""}
      onInput={keepDigits}
      {...(required && { required })}
    />
  );
}

function useSaleForm(catId: number, sale: Sale | null, rules: AdRules | null): FormState {
  const { call } = usePageTools();
  const navigate = useNavigate();
  return useForm({
    schema: () => import("@felistry/contract/market/market.ts").then(({ saleBody }) => saleBody),
    version: sale?.version,
    toInput: (values) =>
      saleBodyOf({ cat_id: catId, said: rules?.said ?? null, asks: rules?.asks ?? [] }, values),
    alsoCheck: (values): FieldErrors =>
      values.get("price_pet") ? {} : { price_pet: m.field_sale_required() },
    async send(body) {
      await logged(call("POST /sales/{catId}", { params: { catId }, body }));
      await navigate(paths.catTab(catId, "selling"), { preventScrollReset: true });
    },
  });
}

/** Logs why an ad was not saved; the form has its own message. */
async function logged(answer: Promise<unknown>): Promise<void> {
  try {
    await answer;
  } catch (error) {
    // oxlint-disable-next-line no-console
    console.warn(saleFailureLog(error));
    throw error instanceof ApiFailure
      ? error
      : new ApiFailure(0, { message: (error as Error).message });
  }
}

/** The console's message about an ad that was not saved (spec §8). */
function saleFailureLog(error: unknown): string {
  if (!(error instanceof ApiFailure))
    return `Error in setting up the request: ${(error as Error).message}`;
  return error.status === 0
    ? "No response from server"
    : `Failed to send to sell: ${error.body.message}`;
}
