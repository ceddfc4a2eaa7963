import { WAITING_PURPOSES } from "@felistry/domain/waiting/moves.ts";
import type { Answer } from "@felistry/contract/api.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { SelectField, TextAreaField, TextField } from "../ui/form/field.tsx";
import type { FieldErrors } from "../ui/form/field-checks.ts";
import { purposeText, sexText } from "./waiting-words.ts";

/** Copied from the contract's `WAITING_NOTE_MAX`, whose module would bring the schema library. */
const HOME_MAX = 1000;

export type Currencies = Answer<"GET /currencies">["data"];

/** The kitten that somebody would like. */
export function KittenFields({ errors }: { errors: FieldErrors }) {
  return (
    <>
      <SelectField
        name="sex"
        label={m.waiting_sex()}
        placeholder={m.waiting_sex_any()}
        errors={errors}
      >
        {(["female", "male"] as const).map((sex) => (
          <option key={sex} value={sex}>
            {sexText(sex)}
          </option>
        ))}
      </SelectField>
      <TextField
        name="colour"
        label={m.waiting_colour()}
        hint={m.waiting_colour_hint()}
        autoComplete="off"
        errors={errors}
      />
      <SelectField
        name="purpose"
        label={m.waiting_purpose()}
        placeholder={m.waiting_choose()}
        errors={errors}
        required
      >
        {WAITING_PURPOSES.map((purpose) => (
          <option key={purpose} value={purpose}>
            {purposeText[purpose]()}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** What the home can give, and from when. */
export function HomeFields({
  errors,
  currencies,
}: {
  errors: FieldErrors;
  currencies: Currencies;
}) {
  const { today } = usePageTools();
  return (
    <>
      <TextField
        name="budget"
        label={m.waiting_budget()}
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
        errors={errors}
      />
      <SelectField
        name="currency_id"
        label={m.waiting_currency()}
        placeholder={m.waiting_choose()}
        errors={errors}
      >
        {currencies.map(({ id, abb }) => (
          <option key={id} value={id}>
            {abb}
          </option>
        ))}
      </SelectField>
      <TextField name="from_day" type="date" label={m.waiting_from()} min={today} errors={errors} />
      <TextAreaField
        name="home"
        label={m.waiting_home()}
        hint={m.waiting_home_hint()}
        maxLength={HOME_MAX}
        rows={4}
        errors={errors}
        required
      />
    </>
  );
}
