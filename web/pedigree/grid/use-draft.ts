/** Keeps what is typed on the server, and hears who the typed ancestors may be already. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { Answer } from "@felistry/contract/api.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import type { GridCell } from "@felistry/contract/pedigree/pedigree-grid.ts";
import { usePageTools } from "../../page-tools.ts";
import { failureText } from "../../ui/fault-report.ts";

/** A pause in typing, and the longest time that something typed is nowhere but here. */
const PAUSE_MS = 6_000;
const LONGEST_MS = 20_000;

export type Namesakes = Answer<"PUT /cats/{id}/pedigree/draft">["data"]["namesakes"];

export interface Draft {
  /** Of the last draft that the server has kept. */
  readonly namesakes: Namesakes;
  readonly state: "unchanged" | "typing" | "kept" | { readonly failure: string };
  readonly changed: (cells: readonly GridCell[]) => void;
  /** Keeps the newest now; answers who they may be, or null if that failed. */
  readonly keep: () => Promise<Namesakes | null>;
  /** The server has forgotten it, as a save does. */
  readonly forgotten: () => void;
}

export function useDraft(catId: number): Draft {
  const { call } = usePageTools();
  const [namesakes, setNamesakes] = useState<Namesakes>([]);
  const [state, setState] = useState<Draft["state"]>("unchanged");
  const waiting = useRef<readonly GridCell[] | null>(null);
  const newest = useRef<readonly GridCell[]>([]);
  const timers = useRef<{ pause?: number; longest?: number }>({});

  const stop = useCallback(() => {
    window.clearTimeout(timers.current.pause);
    window.clearTimeout(timers.current.longest);
    timers.current = {};
  }, []);
  const keep = useCallback(async () => {
    stop();
    waiting.current = null;
    const cells = newest.current;
    try {
      const { data } = await call("PUT /cats/{id}/pedigree/draft", {
        params: { id: catId },
        body: { cells: [...cells] },
      });
      if (newest.current === cells) setState("kept");
      setNamesakes(data.namesakes);
      return data.namesakes;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setState({ failure: failureText(error) });
      return null;
    }
  }, [call, catId, stop]);
  const changed = useCallback(
    (cells: readonly GridCell[]) => {
      newest.current = waiting.current = cells;
      setState("typing");
      window.clearTimeout(timers.current.pause);
      timers.current.pause = window.setTimeout(() => void keep(), PAUSE_MS);
      timers.current.longest ??= window.setTimeout(() => void keep(), LONGEST_MS);
    },
    [keep],
  );
  const forgotten = useCallback(() => {
    stop();
    newest.current = [];
    waiting.current = null;
    setNamesakes([]);
    setState("unchanged");
  }, [stop]);
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === "hidden" && waiting.current) void keep();
    };
    document.addEventListener("visibilitychange", leave);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      if (waiting.current) void keep();
    };
  }, [keep]);
  return { namesakes, state, changed, keep, forgotten };
}
