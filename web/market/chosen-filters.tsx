import { Link } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { shortDate } from "../ui/dates.ts";
import type { BreedChoice } from "./breed-choices.ts";
import { filtersOf, marketPath, type MarketQuery, without } from "./market-query.ts";
import { AGE_WORDS, CLAIM_WORDS, PATTERN_WORDS, SEX_WORDS } from "./market-words.ts";
import styles from "./market.module.css";
import type { FoundAds } from "./sales.ts";

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
  const money = (amount: string) =>
    query.currency ? `${amount} ${query.currency.toUpperCase()}` : amount;
  const said = (name: (typeof names)[number]): string => {
    const value = String(query[name]);
    const { sex, age, pattern } = query;
    if (name === "q") return `“${value}”`;
    if (name === "breed") return breeds.find(({ code }) => code === value)?.name ?? value;
    if (name === "sex" && sex) return SEX_WORDS[sex]();
    if (name === "age" && age) return AGE_WORDS[age]();
    if (name === "pattern" && pattern) return PATTERN_WORDS[pattern]();
    if (name === "country")
      return (
        found?.counts.countries.find(({ code }) => code === value.toUpperCase())?.name ??
        value.toUpperCase()
      );
    if (name === "from") return m.find_price_from({ amount: money(value) });
    if (name === "to") return m.find_price_to({ amount: money(value) });
    if (name === "ready") return m.find_ready_by({ day: shortDate(value, locale) });
    return name in CLAIM_WORDS ? CLAIM_WORDS[name as keyof typeof CLAIM_WORDS]() : value;
  };
  return (
    <nav aria-label={m.find_chosen()}>
      <ul className={styles["chips"]}>
        {names.map((name) => (
          <li key={name}>
            <Link
              to={marketPath(without(query, name))}
              className={styles["chip"]}
              aria-label={m.find_take_off({ name: said(name) })}
            >
              {said(name)}
              <span aria-hidden="true">×</span>
            </Link>
          </li>
        ))}
        {names.length > 1 && (
          <li>
            <Link to={paths.market}>{m.find_take_off_all()}</Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
