import type { errorStatus } from "@felistry/contract/errors.ts";
import { ApiFailure } from "@felistry/contract/client.ts";

const STATUS: (typeof errorStatus)["pedigree_too_large"] = 422;

/** In place of figures: a pedigree that is too large to reckon, and what the registry says of it. */
export interface TooLarge {
  readonly tooLarge: string;
}

/** The rest of a screen is shown all the same, and fewer generations may be chosen there. */
export async function orTooLarge<T>(answer: Promise<T>): Promise<T | TooLarge> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === STATUS)
      return { tooLarge: error.body.message };
    throw error;
  }
}
