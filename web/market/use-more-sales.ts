import { useState } from "react";
import { useLocation } from "react-router";
import { isSaidHere } from "../ui/fault-report.ts";
import { usePageTools } from "../page-tools.ts";
import type { MarketQuery } from "./finding/market-query.ts";
import { fetchSales, type FoundAd, type SalesPage } from "./sales.ts";

interface Continuation {
  readonly cats: readonly FoundAd[];
  readonly next: string | null;
}

/** What was loaded on, by place in the browser's history: going back to the list finds it as long as it was left. */
const continuations = new Map<string, Continuation>();

export interface MoreSales {
  readonly cats: readonly FoundAd[];
  readonly next: string | null;
  readonly state: "idle" | "loading" | "failed";
  /** How many cats the latest loading added. */
  readonly added: number;
  load(): Promise<void>;
}

/** The first page of a list and all that is loaded after it. */
export function useMoreSales(first: SalesPage, query: MarketQuery): MoreSales {
  const { call } = usePageTools();
  const { key } = useLocation();
  const [more, setMore] = useState<Continuation>(
    () => continuations.get(key) ?? { cats: [], next: first.page.next },
  );
  const [state, setState] = useState<MoreSales["state"]>("idle");
  const [added, setAdded] = useState(0);
  // An ad changed in the meantime has moved to the top: it is shown once, where it stands now.
  const shown = new Set(first.data.ads.map(({ id }) => id));

  const load = async () => {
    if (state === "loading" || more.next === null) return;
    setState("loading");
    try {
      const { data, page } = await fetchSales(call, { ...query, cursor: more.next });
      const known = new Set([...shown, ...more.cats.map(({ id }) => id)]);
      const fresh = data.ads.filter(({ id }) => !known.has(id));
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

  const cats = [...first.data.ads, ...more.cats.filter(({ id }) => !shown.has(id))];
  return { cats, next: more.next, state, added, load };
}
