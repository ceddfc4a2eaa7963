/** The outcome of a call: an answer, or a refusal with status and message. */
import { ApiFailure } from "@felistry/contract/client.ts";

/** Only a refusal has a message. */
export const outcomeOf = (call: Promise<unknown>): Promise<{ status: number; message: string }> =>
  call.then(
    () => ({ status: 200, message: "" }),
    (error: unknown) => {
      if (error instanceof ApiFailure) return { status: error.status, message: error.body.message };
      throw error;
    },
  );

export const statusOf = async (call: Promise<unknown>): Promise<number> =>
  (await outcomeOf(call)).status;

/** For a call that must be refused. */
export const refusalOf = (call: Promise<unknown>): Promise<ApiFailure> =>
  call.then(
    () => {
      throw new Error("it was answered");
    },
    (error: unknown) => {
      if (error instanceof ApiFailure) return error;
      throw error;
    },
  );
