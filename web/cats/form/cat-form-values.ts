/** Turns a cat form's inputs into the bodies of calls (spec §3, new cat payload). */
import { type CatDates, dateFaults } from "@felistry/domain/cats/dates.ts";
import {
  type CatField,
  DATE_FIELDS,
  fieldsWith,
  SHORT_FIELDS,
} from "@felistry/domain/cats/field-lists.ts";
import {
  type DatePrecision,
  knownPart,
  partialDateOf,
} from "@felistry/domain/cats/partial-date.ts";
import { colourPayload } from "../../colours/save-colour.ts";
import { issueText } from "../../ui/form/field-text.ts";
import type { FieldErrors } from "../../ui/form/field-checks.ts";
import { partialOfHeld } from "../../ui/form/partial-text.ts";

type Entered<Field extends CatField> = { [F in Field]: string };

const texts = <Field extends CatField>(values: FormData, fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, textOf(values, field)])) as Entered<Field>;

const flag = (values: FormData, name: string) => (values.has(name) ? (1 as const) : (0 as const));

const CREATED = fieldsWith("create").filter((field) => field !== "sex" && field !== "is_my_cat");
/** The printed name follows from the name when that changes. */
const EDITED = fieldsWith("edit").filter(
  (field) =>
    !["sex", "is_my_cat", "printed_name", "cat_birthdate_precision", "deceased_undated"].includes(
      field,
    ),
);

export function catPayload(values: FormData) {
  return {
    ...texts(values, CREATED),
    is_my_cat: flag(values, "is_my_cat"),
    // A parent's form has no choice of sex; if omitted, it stays the same.
    ...(values.has("sex") && { sex: textOf(values, "sex") }),
    ...colourPayload(values),
  };
}

/** The additional values of a full edit. */
export const editedCatPayload = (values: FormData) => ({
  ...catPayload(values),
  ...texts(values, EDITED),
  ...birthOf(values),
  deceased_undated: flag(values, "deceased_undated"),
});

/** An empty date has no precision; a text that is no date, or says less than is said to be known, is refused as it stands. */
function birthOf(values: FormData) {
  const text = textOf(values, "cat_birthdate");
  const precision = textOf(values, "cat_birthdate_precision") as DatePrecision | "";
  const typed = partialOfHeld(text);
  const whole = precision === "" ? null : partialDateOf(typed);
  const known = whole && precision !== "" ? knownPart(typed, precision) : "";
  const read = known !== "" && typed.startsWith(known) ? partialDateOf(known) : null;
  return read && read.precision === precision
    ? { cat_birthdate: read.date, cat_birthdate_precision: precision }
    : { cat_birthdate: text };
}

export function patchedCatPayload(values: FormData) {
  return {
    ...texts(values, SHORT_FIELDS),
    is_my_cat: flag(values, "is_my_cat"),
    ...(values.has("users_id") && { users_id: textOf(values, "users_id") }),
  };
}

/** Dates that the form does not have are taken from the cat. */
export function dateErrors(values: FormData, cat: CatDates, today: string): FieldErrors {
  const dates = Object.fromEntries(
    DATE_FIELDS.map((field) => [field, values.has(field) ? textOf(values, field) : cat[field]]),
  );
  if (dates.cat_birthdate) dates.cat_birthdate = birthOf(values).cat_birthdate;
  return Object.fromEntries(
    Object.entries(dateFaults(dates, today)).map(([field, code]) => [field, issueText(code)]),
  );
}

function textOf(values: FormData, name: string): string {
  return String(values.get(name) ?? "");
}
