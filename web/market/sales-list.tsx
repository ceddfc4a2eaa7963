import { useEffect, useRef, type MouseEvent } from "react";
import {
  market_added,
  market_failed,
  market_from_start,
  market_list,
  market_loading,
  market_more,
} from "@felistry/i18n/compiled/messages.js";
import { CatCards } from "../cats/cat-card.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { FoundBeside } from "./finding/found-beside.tsx";
import { marketPath, type MarketQuery, without } from "./finding/market-query.ts";
import { useCurrencySearch } from "./finding/use-currency-search.ts";
import styles from "./market.module.css";
import type { SalesPage } from "./sales.ts";
import { useMoreSales } from "./use-more-sales.ts";

/** The ads, and the way on until all are shown; the way on is a link, so that it also leads on without a script. */
export function SalesList({
  first,
  query,
  currency,
  isContinuation,
}: {
  first: SalesPage;
  query: MarketQuery;
  /** In which prices are said besides. */
  currency: string | undefined;
  isContinuation: boolean;
}) {
  const { cats, next, state, added, load } = useMoreSales(first, { ...query, currency });
  const adSearch = useCurrencySearch();
  const grid = useRef<HTMLUListElement>(null);

  // The button pressed may be gone with the last page: reading goes on at the first cat that came.
  useEffect(() => {
    if (added > 0)
      grid.current?.children[cats.length - added]
        ?.querySelector<HTMLElement>("h3 a")
        ?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each page that came
  }, [cats.length]);

  const loadHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void load();
  };

  return (
    <section
      className={styles["list"]}
      aria-labelledby="ads"
      aria-busy={state === "loading" || undefined}
    >
      <h2 id="ads" className="visually-hidden">
        {market_list()}
      </h2>
      {isContinuation && (
        <ButtonLink to={marketPath(without(query))} look="quiet">
          {market_from_start()}
        </ButtonLink>
      )}
      <CatCards cats={cats} book adSearch={adSearch} beside={FoundBeside} ref={grid} />
      <output className="visually-hidden">{added > 0 && market_added({ count: added })}</output>
      {state === "failed" && <Failure text={market_failed()} />}
      {next !== null && (
        <ButtonLink
          to={marketPath({ ...query, cursor: next })}
          look="second"
          className={styles["more"]}
          onClick={loadHere}
          aria-disabled={state === "loading" || undefined}
        >
          {state === "loading" ? market_loading() : market_more()}
        </ButtonLink>
      )}
    </section>
  );
}
