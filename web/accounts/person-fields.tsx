/** The personal fields shared by joining and the profile. */
import { isAdultOn } from "@felistry/domain/accounts/adult.ts";
import { field_adult, join_birthday_hint } from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { SelectField, TextField } from "../ui/form/field.tsx";
import type { FieldErrors } from "../ui/form/field-checks.ts";
import type { CountryOption } from "../reference/load-countries.ts";

const FIRST_BIRTHDAY = "1900-01-01";

interface PersonFieldProps {
  readonly label: string;
  readonly errors: FieldErrors;
}

export function BirthdayField({
  label,
  value,
  errors,
}: PersonFieldProps & { readonly value?: string }) {
  const { today } = usePageTools();
  return (
    <TextField
      name="birthday"
      type="date"
      label={label}
      hint={join_birthday_hint()}
      autoComplete="bday"
      min={FIRST_BIRTHDAY}
      max={today}
      defaultValue={value}
      required
      errors={errors}
    />
  );
}

/** The form's schema cannot check this, because it depends on today's date. */
export function birthdayErrors(values: FormData, today: string): FieldErrors {
  const birthday = String(values.get("birthday") ?? "");
  return birthday && !isAdultOn(birthday, today) ? { birthday: field_adult() } : {};
}

interface CountryFieldProps extends PersonFieldProps {
  readonly name: "countries_id" | "country_id";
  readonly placeholder: string;
  readonly countries: readonly CountryOption[];
  readonly value?: number;
}

export function CountryField({
  name,
  label,
  placeholder,
  countries,
  value,
  errors,
}: CountryFieldProps) {
  return (
    <SelectField
      name={name}
      label={label}
      placeholder={placeholder}
      autoComplete="country-name"
      defaultValue={value}
      required
      errors={errors}
    >
      {countries.map((country) => (
        <option key={country.id} value={country.id}>
          {country.name}
        </option>
      ))}
    </SelectField>
  );
}
