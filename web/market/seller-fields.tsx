import type { ReactNode } from "react";
import {
  ADDRESS_MAX,
  AUTHORITY_MAX,
  type Detail,
  PERMIT_MAX,
  PHONE_MAX,
  SELLS_AS,
} from "@felistry/domain/market/seller-details.ts";
import { LITTER_NO_MAX } from "@felistry/domain/market/fields.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import type { CountryOption } from "../reference/load-countries.ts";
import type { AdRules } from "../rules/load-ad-rules.ts";
import { CheckField, SelectField, TextField } from "../ui/form/field.tsx";
import type { FieldErrors } from "../ui/form/field-checks.ts";
import type { Sale } from "./load-sale.ts";
import { claimFields } from "./seller/claim-fields.tsx";
import { numberFields } from "./seller/number-fields.tsx";
import styles from "./selling-tab.module.css";

const WORDS = {
  business: m.seller_sells_as_business,
  shelter: m.seller_sells_as_shelter,
} as const;

interface Props {
  readonly sale: Sale | null;
  readonly rules: AdRules;
  readonly countries: readonly CountryOption[];
  readonly errors: FieldErrors;
}

/** What the rules of the seller's country want an ad to say; nothing where they want nothing. */
export function SellerFields(props: Props) {
  const { asks } = props.rules;
  // A release that knows no such fields may serve beside this one.
  if (!asks?.length) return null;
  const fields: Readonly<Record<Detail, ReactNode>> = {
    ...ofCat(props),
    ...ofSeller(props),
    ...atSeller(props),
    ...chipsOf(props),
    ...numberFields(props.rules.said, props.sale?.says?.litter_size, props.errors),
    ...claimFields(props.sale, props.errors),
  };
  return (
    <fieldset className={styles["says"]}>
      <legend>{m.seller_says_title()}</legend>
      <p className="soft">{m.seller_says_hint()}</p>
      {asks.map((detail) => fields[detail])}
    </fieldset>
  );
}

function ofCat({ sale, countries, errors }: Props) {
  return {
    origin_id: (
      <SelectField
        key="origin_id"
        name="origin_id"
        label={m.ad_origin()}
        placeholder={m.ad_origin_choose()}
        defaultValue={sale?.says?.origin_id ?? ""}
        errors={errors}
      >
        {countries.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    ),
    litter_no: (
      <TextField
        key="litter_no"
        name="litter_no"
        label={m.ad_litter_no()}
        hint={m.ad_litter_no_hint()}
        maxLength={LITTER_NO_MAX}
        defaultValue={sale?.says?.litter_no ?? ""}
        errors={errors}
      />
    ),
  };
}

function ofSeller({ rules: { said }, errors }: Props) {
  return {
    sells_as: (
      <SelectField
        key="sells_as"
        name="sells_as"
        label={m.seller_sells_as()}
        placeholder={m.seller_sells_as_private()}
        defaultValue={said?.sells_as ?? ""}
        errors={errors}
      >
        {SELLS_AS.map((each) => (
          <option key={each} value={each}>
            {WORDS[each]()}
          </option>
        ))}
      </SelectField>
    ),
    permit_no: (
      <TextField
        key="permit_no"
        name="permit_no"
        label={m.seller_permit_no()}
        hint={m.seller_permit_no_hint()}
        maxLength={PERMIT_MAX}
        defaultValue={said?.permit_no ?? ""}
        errors={errors}
      />
    ),
    permit_authority: (
      <TextField
        key="permit_authority"
        name="permit_authority"
        label={m.seller_permit_authority()}
        maxLength={AUTHORITY_MAX}
        defaultValue={said?.permit_authority ?? ""}
        errors={errors}
      />
    ),
  };
}

function atSeller({ rules: { said }, errors }: Props) {
  return {
    phone: (
      <TextField
        key="phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        label={m.seller_phone()}
        maxLength={PHONE_MAX}
        defaultValue={said?.phone ?? ""}
        errors={errors}
      />
    ),
    address: (
      <TextField
        key="address"
        name="address"
        autoComplete="address-line1"
        label={m.seller_address()}
        maxLength={ADDRESS_MAX}
        defaultValue={said?.address ?? ""}
        errors={errors}
      />
    ),
  };
}

function chipsOf({ rules: { said }, errors }: Props) {
  return {
    shows_chip: (
      <CheckField
        key="shows_chip"
        name="shows_chip"
        value="1"
        label={m.seller_shows_chip()}
        hint={m.seller_shows_chip_hint()}
        defaultChecked={said?.shows_chip === 1}
        errors={errors}
      />
    ),
    shows_dam_chip: (
      <CheckField
        key="shows_dam_chip"
        name="shows_dam_chip"
        value="1"
        label={m.seller_shows_dam_chip()}
        hint={m.seller_shows_dam_chip_hint()}
        defaultChecked={said?.shows_dam_chip === 1}
        errors={errors}
      />
    ),
  };
}
