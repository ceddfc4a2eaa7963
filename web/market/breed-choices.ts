/** The filter's breeds, in the reader's language and order. */
import { wordIn } from "@felistry/domain/reference/word-in.ts";
import type { Answer } from "@felistry/contract/api.ts";
import type { PageLocale } from "@felistry/contract/rendering.ts";

export interface BreedChoice {
  readonly id: number;
  /** Three lower-case letters, as in the address. */
  readonly code: string;
  readonly name: string;
}

/** An address without a filter may say this. */
export const ALL_BREEDS = "all";

export function breedChoices(
  breeds: Answer<"GET /breeds">["data"],
  locale: PageLocale,
): BreedChoice[] {
  return breeds
    .map((breed) => ({
      id: breed.id,
      code: breed.ems.toLowerCase(),
      name: wordIn(breed, "breed", locale),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}

/** @param wanted a three-letter code or an id, as in the API */
export function findBreed(choices: readonly BreedChoice[], wanted: string): BreedChoice | null {
  const code = wanted.toLowerCase();
  return choices.find((choice) => choice.code === code || String(choice.id) === wanted) ?? null;
}
