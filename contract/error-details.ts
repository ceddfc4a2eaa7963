/** What an answer says of some refusals besides their texts. */
import type { ErrorCode } from "./errors.ts";

/** Refusals that concern one field of the body, wherever they were found. */
export const fieldOfError: Partial<Record<ErrorCode, string>> = {
  email_in_use: "email",
  wrong_current_password: "currentPassword",
  kitten_after_death: "deceased_on",
  kitten_after_neutering: "neutered_on",
  waiting_offer_day: "until",
};

/** Statuses whose answers say when to try again. */
export const retryAfterSeconds: Partial<Record<number, number>> = { 503: 5, 507: 300 };
