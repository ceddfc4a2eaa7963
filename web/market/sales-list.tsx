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
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import styles from "./market.module.css";
import type { SalesPage } from "./sales.ts";
import { useMoreSales } from "./use-more-sales.ts";

function addressOf(breed: string | null, cursor: string): string {
  return `${paths.market}?${new URLSearchParams({ ...(breed !== null && { breed }), cursor })}`;
}

/** The ads, and a button for more until all are shown; it is a link, so that it also works without a script. */
export function SalesList({
  first,
  breed,
  isContinuation,
}: {
  first: SalesPage;
  breed: string | null;
  isContinuation: boolean;
}) {
  const { cats, next, state, added, load } = useMoreSales(first, breed);
  const grid = useRef<HTMLUListElement>(null);

  // The button may have disappeared with the last page: the focus moves to the first new cat.
  useEffect(() => {
    if (added > 0)
      grid.current?.children[cats.length - added]
        ?.querySelector<HTMLElement>("h3 a")
        ?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each new page
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
        <ButtonLink to={breed === null ? paths.market : paths.marketOf(breed)} look="quiet">
          {market_from_start()}
        </ButtonLink>
      )}
      <CatCards cats={cats} book ref={grid} />
      <output className="visually-hidden">{added > 0 && market_added({ count: added })}</output>
      {state === "failed" && <Failure text={market_failed()} />}
      {next !== null && (
        <ButtonLink
          to={addressOf(breed, next)}
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
