/** Which cats of the table are chosen, from all its pages. */
export type Chosen = ReadonlySet<number>;

export const NONE: Chosen = new Set();

/** One box ticked or not; with `from`, all between that and this one on the page become the same. */
export function choose(
  chosen: Chosen,
  page: readonly number[],
  { id, from, on }: { id: number; from: number | null; on: boolean },
): Chosen {
  const [here, there] = [page.indexOf(id), from === null ? -1 : page.indexOf(from)];
  const ids = there < 0 ? [id] : page.slice(Math.min(here, there), Math.max(here, there) + 1);
  return withAll(chosen, ids, on);
}

export function withAll(chosen: Chosen, ids: readonly number[], on: boolean): Chosen {
  const next = new Set(chosen);
  for (const id of ids) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
}
