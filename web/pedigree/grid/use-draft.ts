/** Keeps what is typed on the server, and hears who the typed cats may be already. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { Answer } from "@felistry/contract/api.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import type { GridCell, GridOwnCell } from "@felistry/contract/pedigree/pedigree-grid.ts";
import { usePageTools } from "../../page-tools.ts";
import { failureText } from "../../ui/fault-report.ts";

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
  readonly state: "unchanged" | "typing" | "kept" | { readonly failure: string };
  readonly changed: (typed: Typed) => void;
  /** Keeps the newest now; answers who they may be, or null if that failed. */
  readonly keep: () => Promise<Namesakes | null>;
  /** The server has forgotten it, as a save does. */
  readonly forgotten: () => void;
}

const NOTHING: Typed = { cells: [], own: { text: "", sex: null, is_my_cat: 0 } };

export function useDraft(catId: number | null, loaded: Typed): Draft {
  const { call } = usePageTools();
  const [namesakes, setNamesakes] = useState<Namesakes>([]);
  const [state, setState] = useState<Draft["state"]>("unchanged");
  const waiting = useRef<Typed | null>(null);
  const newest = useRef<Typed>(loaded);
  const timers = useRef<{ pause?: number; longest?: number }>({});

  const stop = useCallback(() => {
    window.clearTimeout(timers.current.pause);
    window.clearTimeout(timers.current.longest);
    timers.current = {};
  }, []);
  const keep = useCallback(async () => {
    stop();
    waiting.current = null;
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
      setNamesakes(data.namesakes);
      return data.namesakes;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setState({ failure: failureText(error) });
      return null;
    }
  }, [call, catId, stop]);
  const changed = useCallback(
    (typed: Typed) => {
      newest.current = waiting.current = typed;
      setState("typing");
      window.clearTimeout(timers.current.pause);
      timers.current.pause = window.setTimeout(() => void keep(), PAUSE_MS);
      timers.current.longest ??= window.setTimeout(() => void keep(), LONGEST_MS);
    },
    [keep],
  );
  const forgotten = useCallback(() => {
    stop();
    newest.current = NOTHING;
    waiting.current = null;
    setNamesakes([]);
    setState("unchanged");
  }, [stop]);
  const keepWaiting = useCallback(() => {
    if (waiting.current) void keep();
  }, [keep]);
  useOnLeaving(keepWaiting);
  return { namesakes, state, changed, keep, forgotten };
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
