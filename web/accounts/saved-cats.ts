/**
 * The reader's saved cats, for all hearts on the page. Lists are the same for everybody (they are cached), so the choice
 * is loaded once in the browser: a member's from the server, a guest's from the browser's storage.
 */
import { useCallback, useSyncExternalStore } from "react";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { guestHearts, keepGuestHearts } from "./guest-hearts.ts";
import { isSaidHere } from "../ui/fault-report.ts";

const PAGE = 100;

export interface SavedCats {
  has(catId: number): boolean;
  /** Shows the wanted state at once; false if it could not be saved and was reverted. */
  set(catId: number, wanted: boolean): Promise<boolean>;
  subscribe(listener: () => void): () => void;
}

interface Keeper {
  load(): Promise<Iterable<number>>;
  keep(catId: number, wanted: boolean, all: ReadonlySet<number>): Promise<unknown>;
}

function memberKeeper(call: ApiCaller): Keeper {
  return {
    async load() {
      const found: number[] = [];
      for (let cursor: string | null | undefined; cursor !== null;) {
        const { data, page } = await call("GET /me/favorites", {
          query: { limit: PAGE, ...(cursor && { cursor }) },
        });
        found.push(...data.map(({ id }) => id));
        cursor = page.next;
      }
      return found;
    },
    keep: (catId, favorite) => call("POST /me/favorite", { body: { catId, favorite } }),
  };
}

const guestKeeper: Keeper = {
  async load() {
    return guestHearts();
  },
  async keep(_catId, _wanted, all) {
    keepGuestHearts(all);
  },
};

/** @param call a member's API caller; null for a guest */
export function savedCats(call: ApiCaller | null): SavedCats {
  const keeper = call ? memberKeeper(call) : guestKeeper;
  const saved = new Set<number>();
  /** Presses before the saved cats were loaded stay. */
  const pressed = new Set<number>();
  const listeners = new Set<() => void>();
  let loading: Promise<void> | undefined;
  let sending: Promise<unknown> = Promise.resolve();

  const tell = () => listeners.forEach((listener) => listener());

  const show = (catId: number, wanted: boolean) => {
    if (wanted) saved.add(catId);
    else saved.delete(catId);
    tell();
  };

  const load = async () => {
    try {
      for (const id of await keeper.load()) if (!pressed.has(id)) saved.add(id);
      tell();
    } catch {
      // Unknown hearts stay empty; the next screen with hearts tries again.
      loading = undefined;
    }
  };

  return {
    has: (catId) => saved.has(catId),
    async set(catId, wanted) {
      pressed.add(catId);
      show(catId, wanted);
      await loading;
      // In sequence: two quick presses must not overtake each other.
      const sent = sending.then(() => keeper.keep(catId, wanted, saved));
      sending = sent.catch(() => {});
      try {
        await sent;
        return true;
      } catch (error) {
        isSaidHere(error);
        if (saved.has(catId) === wanted) show(catId, !wanted);
        return false;
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      loading ??= load();
      return () => void listeners.delete(listener);
    },
  };
}

/** Created once, only in the browser: the viewer changes only with a full page load. */
let shared: SavedCats | undefined;

export function useSavedCat(
  catId: number,
  call: ApiCaller | null,
): [isSaved: boolean, save: (wanted: boolean) => Promise<boolean>] {
  const subscribe = useCallback(
    (listener: () => void) => (shared ??= savedCats(call)).subscribe(listener),
    [call],
  );
  const isSaved = useSyncExternalStore(
    subscribe,
    () => shared?.has(catId) ?? false,
    () => false,
  );
  return [isSaved, (wanted) => (shared ??= savedCats(call)).set(catId, wanted)];
}
