/** The message if saving an edited cat fails (spec §8). */
import { ApiFailure } from "@felistry/contract/client.ts";
import * as m from "@felistry/i18n/compiled/messages.js";

/** Null if the server gave the reason, which is then shown. */
export function editFailureText({ status }: ApiFailure): string | null {
  if (status === 0) return m.catform_error_no_answer();
  return status >= 500 ? m.catform_error_server({ status }) : null;
}

/** Neither an answer nor a refusal: the call could not be made. */
const NOT_SENT = -1;

/** @throws ApiFailure with "An error occurred. Please try again later." if the call could not be made */
export async function orNotSent(save: Promise<void>): Promise<void> {
  try {
    await save;
  } catch (error) {
    if (error instanceof ApiFailure) throw error;
    throw new ApiFailure(NOT_SENT, { message: m.catform_error_otherwise() });
  }
}
