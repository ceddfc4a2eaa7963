/** What an answer says of a refusal besides its code and text. */
import type { ErrorCode } from "./errors.ts";

/** Refusals that concern one field of the body, wherever they were found. */
export const fieldOfError: Partial<Record<ErrorCode, string>> = {
  email_in_use: "email",
  wrong_current_password: "currentPassword",
  kitten_after_death: "deceased_on",
  kitten_after_neutering: "neutered_on",
  result_before_birth: "cat_birthdate",
  result_after_death: "deceased_on",
  shown_before_birth: "issued_on",
  shown_after_death: "issued_on",
  waiting_offer_day: "until",
};

/** Statuses whose answers say when to try again. */
export const retryAfterSeconds: Partial<Record<number, number>> = { 503: 5, 507: 300 };

export interface FieldError {
  field: string;
  message: string;
}

/** The envelope of every failed answer. */
export interface Refusal {
  success: false;
  message: string;
  data: unknown;
  errors?: FieldError[];
  requestId: string;
}
