/** Tells the next page which cat has just been added. */
interface AddedCat {
  readonly addedCatId: number;
}

export const addedCat = (addedCatId: number): AddedCat => ({ addedCatId });

export function addedCatIn(state: unknown): number | null {
  const id = (state as Partial<AddedCat> | null)?.addedCatId;
  return typeof id === "number" ? id : null;
}
