/**
 * The path through a keyset-paged list, kept in the address: each page's cursor is appended to those of the previous
 * pages, so that readers can go forward and back and share the page, even without a script.
 */
const CURSOR = "cursor";
/** Going back beyond this leads to the first page: addresses must not grow without bound. */
const TRAIL_MAX = 40;

export function cursorOf(search: URLSearchParams): string | undefined {
  return search.getAll(CURSOR).at(-1);
}

export interface PageTrail {
  readonly first: string | null;
  readonly back: string | null;
  readonly next: string | null;
}

/** The addresses (`?…`) of the first, previous and next page; null if there is none. */
export function pageTrail(search: URLSearchParams, next: string | null): PageTrail {
  const trail = search.getAll(CURSOR);
  const withTrail = (cursors: readonly string[]) => {
    const to = new URLSearchParams(search);
    to.delete(CURSOR);
    for (const cursor of cursors.slice(-TRAIL_MAX)) to.append(CURSOR, cursor);
    return `?${to}`;
  };
  return {
    first: trail.length > 1 ? withTrail([]) : null,
    back: trail.length > 0 ? withTrail(trail.slice(0, -1)) : null,
    next: next === null ? null : withTrail([...trail, next]),
  };
}
