/** Keeps what is typed on the server, or in the browser while the server cannot be reached, and hears who the typed cats may be already. */
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Answer } from "@felistry/contract/api.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import type { GridCell, GridOwnCell } from "@felistry/contract/pedigree/pedigree-grid.ts";
import { usePageTools } from "../../page-tools.ts";
import { failureText } from "../../ui/fault-report.ts";
import { draftHere, type DraftStore, isStillToSend } from "../../ui/form/draft/draft-store.ts";

/** A pause in typing, and the longest time that something typed is nowhere but here. */
const PAUSE_MS = 6_000;
const LONGEST_MS = 20_000;

export type Namesakes = Answer<"PUT /cats/{id}/pedigree/draft">["data"]["namesakes"];
export type Namesake = Namesakes[number]["cats"][number];

/** All that is typed; `own` for a cat that is not added yet. */
export interface Typed {
  readonly cells: readonly GridCell[];
  readonly own: GridOwnCell;
}

export interface Draft {
  /** Of the last draft that the server has kept. */
  readonly namesakes: Namesakes;
  /** `here`: in this browser, since the server cannot be reached. */
  readonly state: "unchanged" | "typing" | "kept" | "here" | { readonly failure: string };
  readonly changed: (typed: Typed) => void;
  /** Keeps the newest now; answers who they may be. May throw an `ApiFailure`. */
  readonly keep: () => Promise<Namesakes>;
  /** The server has forgotten it, as a save does. */
  readonly forgotten: () => void;
  /** What waits in this browser since the server could not be reached. */
  readonly foundHere: () => Promise<Typed | null>;
}

const NOTHING: Typed = { cells: [], own: { text: "", sex: null, is_my_cat: 0 } };

/** @param keptAt when the server kept what was loaded */
export function useDraft(catId: number | null, loaded: Typed, keptAt: string | null): Draft {
  // The page's first: what is kept from now on was typed here.
  const [since] = useState(keptAt);
  const here = useDraftHere(catId, since);
  const [namesakes, setNamesakes] = useState<Namesakes>([]);
  const [state, setState] = useState<Draft["state"]>("unchanged");
  const waiting = useRef<Typed | null>(null);
  const newest = useRef<Typed>(loaded);
  const timers = useRef<{ pause?: number; longest?: number }>({});
  const turn = useRef<Promise<unknown>>(Promise.resolve());

  const stop = useCallback(() => {
    window.clearTimeout(timers.current.pause);
    window.clearTimeout(timers.current.longest);
    timers.current = {};
  }, []);
  const put = usePut({ catId, here, newest, setState, setNamesakes });
  const keep = useCallback(() => {
    stop();
    waiting.current = null;
    // One after the other, so that the newest is kept last.
    const done = turn.current.then(put, put);
    turn.current = done;
    return done;
  }, [put, stop]);
  const keepQuietly = useCallback(() => {
    keep().catch((error: unknown) => {
      // What is refused is said by `state`.
      if (!(error instanceof ApiFailure)) throw error;
    });
  }, [keep]);
  const changed = useCallback(
    (typed: Typed) => {
      newest.current = waiting.current = typed;
      setState("typing");
      if (here.isNeeded()) here.keep(typed);
      window.clearTimeout(timers.current.pause);
      timers.current.pause = window.setTimeout(keepQuietly, PAUSE_MS);
      timers.current.longest ??= window.setTimeout(keepQuietly, LONGEST_MS);
    },
    [here, keepQuietly],
  );
  const forgotten = useCallback(() => {
    stop();
    newest.current = NOTHING;
    waiting.current = null;
    here.drop();
    setNamesakes([]);
    setState("unchanged");
  }, [here, stop]);
  const keepWaiting = useCallback(() => {
    if (waiting.current) keepQuietly();
  }, [keepQuietly]);
  useOnLeaving(keepWaiting);
  const keepAgain = useCallback(() => {
    if (here.isNeeded()) keepQuietly();
  }, [here, keepQuietly]);
  useOnline(keepAgain);
  return { namesakes, state, changed, keep, forgotten, foundHere: here.read };
}

interface Putting {
  readonly catId: number | null;
  readonly here: DraftHere;
  readonly newest: RefObject<Typed>;
  readonly setState: (state: Draft["state"]) => void;
  readonly setNamesakes: (namesakes: Namesakes) => void;
}

/** Sends the newest to the server, or keeps it here. */
function usePut({ catId, here, newest, setState, setNamesakes }: Putting) {
  const { call } = usePageTools();
  return useCallback(async () => {
    const typed = newest.current;
    const cells = [...typed.cells];
    try {
      const { data } =
        catId === null
          ? await call("PUT /pedigree/new", { body: { cat: typed.own, cells } })
          : await call("PUT /cats/{id}/pedigree/draft", {
              params: { id: catId },
              body: { cells },
            });
      if (newest.current === typed) setState("kept");
      here.drop();
      setNamesakes(data.namesakes);
      return data.namesakes;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const failure = failureText(error);
      const isHere = isStillToSend(error) && here.keep(newest.current);
      setState(isHere ? "here" : { failure });
      throw error;
    }
  }, [call, catId, here, newest, setState, setNamesakes]);
}

/** What the server has not taken, under the member's number: another session of theirs finds it again. */
function useDraftHere(catId: number | null, since: string | null): DraftHere {
  const memberId = usePageTools().viewer!.id;
  return useMemo(
    () => keptHere(draftHere(`pedigree ${catId ?? "new"}`, memberId), since),
    [catId, memberId, since],
  );
}

type DraftHere = ReturnType<typeof keptHere>;

/** @param since when the server kept another draft: on what other device is not known, so that the newer one is meant */
export function keptHere(store: DraftStore, since: string | null) {
  let isNeeded = false;
  return {
    isNeeded: () => isNeeded,
    keep(typed: Typed): boolean {
      isNeeded = true;
      void store.keep({ typed: JSON.stringify(typed) });
      return true;
    },
    drop() {
      isNeeded = false;
      void store.drop();
    },
    async read(): Promise<Typed | null> {
      const kept = await store.read();
      const typed = kept?.entries["typed"];
      if (typed === undefined) return null;
      if (since !== null && kept!.kept_at <= since) {
        void store.drop();
        return null;
      }
      return JSON.parse(typed) as Typed;
    },
  };
}

/** When there is a network again. */
function useOnline(work: () => void): void {
  useEffect(() => {
    addEventListener("online", work);
    return () => removeEventListener("online", work);
  }, [work]);
}

/** When the page is left or hidden. */
function useOnLeaving(work: () => void): void {
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === "hidden") work();
    };
    document.addEventListener("visibilitychange", leave);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      work();
    };
  }, [work]);
}
