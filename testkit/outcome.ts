/** What came of a call: an answer, or a refusal with its status and words. */
import { ApiFailure } from "@felistry/contract/client.ts";

/** Words only a refusal has. */
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

/** For a call that must not be answered. */
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
