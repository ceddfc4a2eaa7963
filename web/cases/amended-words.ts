/** Labels and values of what an applicant has changed of a request. */
import {
  isRequestField,
  type AmendedField,
  type RequestField,
} from "@felistry/domain/cases/amended.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import { fieldWord } from "../cats/field-words.ts";
import { valueText } from "../corrections/correction-words.ts";

const ownWords: Readonly<Record<RequestField, () => string>> = {
  club: m.transfer_club,
  number: m.transfer_number,
  titles: m.transfer_titles,
  remarks: m.transfer_remarks,
  reason: m.correction_reason,
  evidence_url: m.correction_evidence,
  paper_url: m.transfer_paper,
};

export const amendedLabel = (field: AmendedField): string =>
  isRequestField(field) ? ownWords[field]() : fieldWord(field);

/** Of a paper only that it is another is known. */
export const isPaper = (field: AmendedField): boolean =>
  field === "evidence_url" || field === "paper_url";

export const amendedText = (field: AmendedField, value: string | null, locale: Locale): string =>
  isRequestField(field) ? (value ?? m.correction_nothing()) : valueText(field, value, locale);
