import type { CorrectedField, CorrectionStatus } from "@felistry/domain/corrections/correction.ts";
import { specOf } from "@felistry/domain/cats/field-lists.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import { fieldWord } from "../cats/field-words.ts";
import { shortDate } from "../ui/dates.ts";

export const statusWords: Readonly<Record<CorrectionStatus, () => string>> = {
  asked: m.correction_status_asked,
  confirmed: m.correction_status_confirmed,
  declined: m.correction_status_declined,
  withdrawn: m.correction_status_withdrawn,
  lapsed: m.correction_status_lapsed,
};

export const fieldsLine = (fields: readonly CorrectedField[]): string =>
  fields.map((field) => fieldWord(field)).join(", ");

/** A value of a request as readers see it. */
export function valueText(field: CorrectedField, value: string | null, locale: Locale): string {
  if (value === null) return m.correction_nothing();
  if (field === "sex") return value === "male" ? m.cat_male() : m.cat_female();
  return specOf(field).kind === "date" ? shortDate(value, locale) : value;
}
