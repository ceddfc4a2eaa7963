import type { errorStatus } from "@felistry/contract/errors.ts";
import { ApiFailure } from "@felistry/contract/client.ts";

const STATUS: (typeof errorStatus)["pedigree_too_large"] = 422;

/** Replaces the figures if a pedigree is too large to calculate, with the registry's explanation. */
export interface TooLarge {
  readonly tooLarge: string;
}

/** The rest of the screen is still shown, and fewer generations can be chosen there. */
export async function orTooLarge<T>(answer: Promise<T>): Promise<T | TooLarge> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === STATUS)
      return { tooLarge: error.body.message };
    throw error;
  }
}
