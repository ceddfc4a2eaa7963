/** What a failed save of an edited cat says (spec §8). */
import { ApiFailure } from "@felistry/contract/client.ts";
import * as m from "@felistry/i18n/compiled/messages.js";

/** Null where the server said what is wrong with what was entered: its own words are shown then. */
export function editFailureText({ status }: ApiFailure): string | null {
  if (status === 0) return m.catform_error_no_answer();
  return status >= 500 ? m.catform_error_server({ status }) : null;
}

/** No answer and no refusal: the call could not even be made. */
const NOT_SENT = -1;

/** @throws ApiFailure with "An error occurred. Please try again later." for a fault on the way to the call */
export async function orNotSent(save: Promise<void>): Promise<void> {
  try {
    await save;
  } catch (error) {
    if (error instanceof ApiFailure) throw error;
    throw new ApiFailure(NOT_SENT, { message: m.catform_error_otherwise() });
  }
}
