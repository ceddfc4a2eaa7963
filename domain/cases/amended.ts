/** What an applicant whom the club asks back may change of a request, in the order in which the thread says it. */
import { CORRECTED_FIELDS } from "../corrections/correction.ts";

/** Each keeps what the request was before, and has the club look at it again. */
export const AMENDMENTS_MAX = 20;

const REQUEST_FIELDS = [
  "club",
  "number",
  "titles",
  "remarks",
  "reason",
  "evidence_url",
  "paper_url",
] as const;
export type RequestField = (typeof REQUEST_FIELDS)[number];

export const AMENDED_FIELDS = [...CORRECTED_FIELDS, ...REQUEST_FIELDS] as const;
export type AmendedField = (typeof AMENDED_FIELDS)[number];

export const isRequestField = (field: AmendedField): field is RequestField =>
  (REQUEST_FIELDS as readonly AmendedField[]).includes(field);
