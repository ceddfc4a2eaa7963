/** The birth date, as much of it as is known: a day, a month or a year. */
import { useEffect, useReducer, useRef } from "react";
import type { FullProfile } from "@felistry/contract/cats.ts";
import {
  DATE_PRECISIONS,
  type DatePrecision,
  FIRST_BIRTH,
} from "@felistry/domain/cats/partial-date.ts";
import { catFieldLabels } from "@felistry/i18n/cat-field-labels.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { SelectField, TextField } from "../../ui/form/field.tsx";
import type { FieldErrors } from "../../ui/form/field-checks.ts";
import { birthEntry, changedBirth, isUnfinished } from "./birth-entry.ts";

const WORDS: Readonly<Record<DatePrecision, () => string>> = {
  day: m.catform_birth_day,
  month: m.catform_birth_month,
  year: m.catform_birth_year,
};

type Born = Pick<FullProfile, "cat_birthdate_input" | "cat_birthdate_precision">;

export function BirthField({ cat, errors }: { cat: Born; errors: FieldErrors }) {
  const { today } = usePageTools();
  const { cat_birthdate_input: date, cat_birthdate_precision: known } = cat;
  const first = date === null ? null : { date, precision: known };
  const [entry, change] = useReducer(changedBirth, birthEntry(first, known));
  const { precision, held } = entry;
  const field = useRef<HTMLInputElement>(null);
  const open = isUnfinished(entry);
  useEffect(() => field.current?.setCustomValidity(open ? m.field_not_a_date() : ""), [open]);
  return (
    <>
      <SelectField
        name="cat_birthdate_precision"
        label={catFieldLabels.cat_birthdate_precision()}
        errors={errors}
        value={precision}
        onChange={({ currentTarget: { value } }) =>
          change({ kind: "said", precision: value as DatePrecision })
        }
      >
        {DATE_PRECISIONS.map((each) => (
          <option key={each} value={each}>
            {WORDS[each]()}
          </option>
        ))}
      </SelectField>
      <TextField
        ref={field}
        name="cat_birthdate"
        label={catFieldLabels.cat_birthdate()}
        hint={precision === "month" && m.catform_birth_month_hint()}
        errors={errors}
        {...(precision === "day"
          ? { type: "date", min: FIRST_BIRTH, max: today }
          : { maxLength: precision === "year" ? 4 : 7, autoComplete: "off" })}
        {...(precision === "year" && { inputMode: "numeric" })}
        value={held}
        onInput={({ currentTarget: { value, dataset } }) => {
          const { given } = dataset;
          delete dataset["given"];
          change(
            given === undefined ? { kind: "typed", text: value } : { kind: "given", text: given },
          );
        }}
        onChange={() => {}}
        onBlur={() => change({ kind: "left" })}
      />
    </>
  );
}
