import { Link } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import type { BreedChoice } from "../breed-choices.ts";
import { filtersOf, marketPath, type MarketQuery, without } from "./market-query.ts";
import styles from "../market.module.css";
import { filterSaid } from "./search-said.ts";
import type { FoundAds } from "../sales.ts";

const onlyCurrency = ({ currency }: MarketQuery): MarketQuery => ({
  ...(currency && { currency }),
});

/** Each filter that is set, and the way to the list without it. */
export function ChosenFilters({
  query,
  breeds,
  found,
}: {
  query: MarketQuery;
  breeds: readonly BreedChoice[];
  found: FoundAds | null;
}) {
  const { locale } = usePageTools();
  const names = filtersOf(query).filter((name) => name !== "currency");
  if (names.length === 0) return null;
  const countryName = found?.counts.countries.find(
    ({ code }) => code === query.country?.toUpperCase(),
  )?.name;
  return (
    <nav aria-label={m.find_chosen()}>
      <ul className={styles["chips"]}>
        {names.map((name) => {
          const said = filterSaid(query, name, breeds, locale, countryName);
          return (
            <li key={name}>
              <Link
                to={marketPath(without(query, name))}
                className={styles["chip"]}
                aria-label={m.find_take_off({ name: said })}
              >
                {said}
                <span aria-hidden="true">×</span>
              </Link>
            </li>
          );
        })}
        {names.length > 1 && (
          <li>
            <Link to={marketPath(onlyCurrency(query))}>{m.find_take_off_all()}</Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
