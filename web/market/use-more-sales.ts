import { useState } from "react";
import { useLocation } from "react-router";
import { isSaidHere } from "../ui/fault-report.ts";
import { usePageTools } from "../page-tools.ts";
import { fetchSales, type SalesPage } from "./sales.ts";

interface Continuation {
  readonly cats: SalesPage["data"];
  readonly next: string | null;
}

/** The ads loaded after the first page, by entry of the browser's history: a reader who goes back finds the list as long as before. */
const continuations = new Map<string, Continuation>();

export interface MoreSales {
  readonly cats: SalesPage["data"];
  readonly next: string | null;
  readonly state: "idle" | "loading" | "failed";
  /** How many cats the last load added. */
  readonly added: number;
  load(): Promise<void>;
}

/** The first page of a list and everything loaded after it. */
export function useMoreSales(first: SalesPage, breed: string | null): MoreSales {
  const { call } = usePageTools();
  const { key } = useLocation();
  const [more, setMore] = useState<Continuation>(
    () => continuations.get(key) ?? { cats: [], next: first.page.next },
  );
  const [state, setState] = useState<MoreSales["state"]>("idle");
  const [added, setAdded] = useState(0);
  // An ad changed meanwhile has moved to the top: it is shown once, there.
  const shown = new Set(first.data.map(({ id }) => id));

  const load = async () => {
    if (state === "loading" || more.next === null) return;
    setState("loading");
    try {
      const { data, page } = await fetchSales(call, breed, more.next);
      const known = new Set([...shown, ...more.cats.map(({ id }) => id)]);
      const fresh = data.filter(({ id }) => !known.has(id));
      const grown = { cats: [...more.cats, ...fresh], next: page.next };
      continuations.set(key, grown);
      setMore(grown);
      setAdded(fresh.length);
      setState("idle");
    } catch (error) {
      isSaidHere(error);
      setState("failed");
    }
  };

  const cats = [...first.data, ...more.cats.filter(({ id }) => !shown.has(id))];
  return { cats, next: more.next, state, added, load };
}
