/** Cats of the registry whose names have the words that are typed into a cell. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { CatCard } from "@felistry/contract/cats.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import { readPrintedName } from "@felistry/domain/cats/printed-name.ts";
import { SHORTEST_FORGIVEN } from "@felistry/domain/names/one-typo.ts";
import { sexAt } from "@felistry/domain/pedigree/positions.ts";
import { usePageTools } from "../../page-tools.ts";
import { OWN } from "./grid-entries.ts";

const PAUSE_MS = 400;
const SHORTEST = 3;

export interface Names {
  readonly position: number | null;
  readonly found: readonly CatCard[];
  readonly active: number;
  readonly ask: (position: number, text: string) => void;
  readonly close: () => void;
  readonly step: (by: 1 | -1) => void;
}

/** Of a shorter word a typing error is forgiven only when it goes on. */
const isForgiven = (q: string) => (q.split(" ").at(-1) ?? "").length >= SHORTEST_FORGIVEN;

const NONE = { position: null, found: [], active: -1 } as const;

export function useNames(): Names {
  const { call } = usePageTools();
  const [shown, setShown] = useState<Pick<Names, "position" | "found" | "active">>(NONE);
  const timer = useRef(0);
  const asked = useRef(0);
  /** A beginning that nobody's name has: what goes on from it is not asked. */
  const unknown = useRef<string[]>([]);
  const close = useCallback(() => {
    asked.current++;
    window.clearTimeout(timer.current);
    setShown(NONE);
  }, []);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const look = async (position: number, q: string) => {
    const question = ++asked.current;
    try {
      const { data } = await call("GET /cats/all-with-color-10-by-gender", {
        query: { q, sex: sexAt(position), by: "words" },
      });
      if (data.data.length === 0 && isForgiven(q)) unknown.current.push(sexAt(position) + q);
      if (question === asked.current) setShown({ position, found: data.data, active: -1 });
    } catch (error) {
      // A name can be typed without being offered.
      if (!(error instanceof ApiFailure)) throw error;
    }
  };
  const ask = (position: number, text: string) => {
    close();
    // The cat itself is not in the registry yet: who it may be after all is said with the draft.
    if (position === OWN) return;
    // Behind the name come colour and number: nothing is looked up for them.
    if (/[,;\t]/u.test(text)) return;
    const { prefix, name, suffix } = readPrintedName(text);
    const q = [prefix, name, suffix].filter(Boolean).join(" ").toLowerCase();
    if (
      q.length < SHORTEST ||
      unknown.current.some((start) => (sexAt(position) + q).startsWith(start))
    )
      return;
    timer.current = window.setTimeout(() => void look(position, q), PAUSE_MS);
  };
  const step = (by: 1 | -1) =>
    setShown((now) => ({
      ...now,
      active:
        (now.active + by + now.found.length + (now.active < 0 && by < 0 ? 1 : 0)) %
        now.found.length,
    }));
  return { ...shown, ask, close, step };
}
