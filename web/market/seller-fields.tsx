import {
  ADDRESS_MAX,
  ANIMALS_MAX,
  AUTHORITY_MAX,
  type Detail,
  GENERATION_MAX,
  isOfAd,
  PERMIT_MAX,
  PHONE_MAX,
} from "@felistry/domain/market/seller-details.ts";
import { LITTER_NO_MAX } from "@felistry/domain/market/fields.ts";
import { MOST_KITTENS } from "@felistry/domain/litters/rules.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import type { CountryOption } from "../reference/load-countries.ts";
import type { AdRules } from "../rules/load-ad-rules.ts";
import { CheckField, SelectField, TextField } from "../ui/form/field.tsx";
import type { FieldErrors } from "../ui/form/field-checks.ts";
import type { Sale } from "./load-sale.ts";
import {
  DETAIL_WORDS,
  SELLS_AS_WORDS,
  STATE_WORDS,
  VACCINATED_WORDS,
} from "./seller/detail-words.ts";
import styles from "./selling-tab.module.css";

type Options = readonly (readonly [value: string | number, word: string])[];

/** How a detail is asked for; its words and its value are found by its name. */
type Asked =
  | {
      readonly as: "text" | "number" | "tel" | "date";
      readonly max?: number;
      readonly fill?: string;
      readonly hint?: () => string;
    }
  | { readonly as: "box"; readonly hint?: () => string }
  | {
      readonly as: "choice";
      readonly first: () => string;
      readonly options: Readonly<Record<string, () => string>> | "countries";
    };

const claim = { as: "box", hint: m.ad_claim_hint } as const;
const animals = { as: "number", max: ANIMALS_MAX } as const;

const ASKED: Readonly<Record<Detail, Asked>> = {
  sells_as: { as: "choice", first: m.seller_sells_as_private, options: SELLS_AS_WORDS },
  permit_no: { as: "text", max: PERMIT_MAX, hint: m.seller_permit_no_hint },
  permit_authority: { as: "text", max: AUTHORITY_MAX },
  phone: { as: "tel", max: PHONE_MAX, fill: "tel" },
  address: { as: "text", max: ADDRESS_MAX, fill: "address-line1" },
  shows_chip: { as: "box", hint: m.seller_shows_chip_hint },
  shows_dam_chip: { as: "box", hint: m.seller_shows_dam_chip_hint },
  females: animals,
  litters_12m: animals,
  animals_12m: animals,
  origin_id: { as: "choice", first: m.ad_origin_choose, options: "countries" },
  litter_no: { as: "text", max: LITTER_NO_MAX, hint: m.ad_litter_no_hint },
  litter_size: { as: "number", max: MOST_KITTENS },
  litter_size_unknown: { as: "box" },
  type_of: { as: "box" },
  generation: { as: "number", max: GENERATION_MAX, hint: m.ad_generation_hint },
  no_whiskers: { as: "box" },
  chip_on: { as: "date", hint: m.ad_claim_hint },
  vaccinated: { as: "choice", first: m.ad_vaccinated_choose, options: VACCINATED_WORDS },
  state: { as: "choice", first: m.ad_state_choose, options: STATE_WORDS },
  delivers: { as: "box" },
  sold_unseen: { as: "box" },
  vet_early: claim,
  vet_no_chip: claim,
  cannot_stay: claim,
};

interface Props {
  readonly sale: Sale | null;
  readonly rules: AdRules;
  readonly countries: readonly CountryOption[];
  readonly errors: FieldErrors;
}

/** What the rules of the seller's country want an ad to say; nothing where they want nothing. */
export function SellerFields({ sale, rules, countries, errors }: Props) {
  // A release that knows no such fields may serve beside this one.
  const { asks = [], seller_asks: ofSeller = [] } = rules;
  if (asks.length + ofSeller.length === 0) return null;
  const valueOf = (detail: Detail) =>
    isOfAd(detail) ? sale?.says?.[detail] : rules.said?.[detail];
  return (
    <fieldset className={styles["says"]}>
      <legend>{m.seller_says_title()}</legend>
      {asks.length > 0 && <p className="soft">{m.seller_says_hint()}</p>}
      {asks.map((detail) => (
        <DetailField
          key={detail}
          detail={detail}
          value={valueOf(detail) ?? ""}
          countries={countries}
          errors={errors}
        />
      ))}
      {ofSeller.length > 0 && (
        <p>
          {m.seller_asks({
            details: ofSeller.map((detail) => DETAIL_WORDS[detail]().toLowerCase()).join(", "),
          })}
        </p>
      )}
    </fieldset>
  );
}

function DetailField({
  detail,
  value,
  countries,
  errors,
}: Pick<Props, "countries" | "errors"> & { detail: Detail; value: string | number }) {
  const asked = ASKED[detail];
  const field = { name: detail, label: DETAIL_WORDS[detail](), errors };
  if (asked.as === "box")
    return (
      <CheckField
        {...field}
        value="1"
        {...(asked.hint && { hint: asked.hint() })}
        defaultChecked={value === 1}
      />
    );
  if (asked.as === "choice")
    return (
      <SelectField {...field} unmarked placeholder={asked.first()} defaultValue={value}>
        {optionsOf(asked.options, countries).map(([each, word]) => (
          <option key={each} value={each}>
            {word}
          </option>
        ))}
      </SelectField>
    );
  const isNumber = asked.as === "number";
  return (
    <TextField
      {...field}
      unmarked
      {...(asked.hint && { hint: asked.hint() })}
      {...(isNumber ? { inputMode: "numeric" } : { type: asked.as })}
      {...(asked.max && { maxLength: isNumber ? String(asked.max).length : asked.max })}
      autoComplete={asked.fill ?? "off"}
      defaultValue={value}
    />
  );
}

function optionsOf(
  options: Readonly<Record<string, () => string>> | "countries",
  countries: readonly CountryOption[],
): Options {
  return options === "countries"
    ? countries.map(({ id, name }) => [id, name] as const)
    : Object.entries(options).map(([value, word]) => [value, word()] as const);
}
