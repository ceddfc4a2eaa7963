/** Long work in pieces: each is one call and one transaction, so that what is done stays done. */
import { ApiFailure } from "@felistry/contract/client.ts";
import type { ActedCat } from "@felistry/contract/herd/herd-actions.ts";

export interface Acted {
  readonly changed: readonly number[];
  readonly refused: readonly ActedCat[];
  readonly unchanged: number;
  /** Cats that no call was answered for, and why. */
  readonly rest: readonly number[];
  readonly failure: ApiFailure | null;
}

export async function actInBatches(
  cats: readonly number[],
  most: number,
  act: (batch: number[]) => Promise<readonly ActedCat[]>,
  onProgress: (done: number) => void,
): Promise<Acted> {
  const all: ActedCat[] = [];
  for (let from = 0; from < cats.length; from += most) {
    onProgress(from);
    try {
      all.push(...(await act(cats.slice(from, from + most))));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      return { ...summed(all), rest: cats.slice(from), failure: error };
    }
  }
  return { ...summed(all), rest: [], failure: null };
}

function summed(all: readonly ActedCat[]) {
  return {
    changed: all.filter(({ changed }) => changed).map(({ cat_id }) => cat_id),
    refused: all.filter(({ refused }) => refused !== null),
    unchanged: all.filter(({ changed, refused }) => !changed && refused === null).length,
  };
}
