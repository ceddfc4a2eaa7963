import { Link } from "react-router";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import {
  card_seller_cattery,
  card_seller_club_member,
  card_seller_private,
  card_seller_verified,
  find_about,
  find_about_day,
  find_litter,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { shortDate } from "../../ui/dates.ts";
import { Icon } from "../../ui/icon.tsx";
import { price } from "../../ui/prices.ts";
import styles from "../market.module.css";
import { useCurrencySearch } from "./use-currency-search.ts";
import type { FoundAd } from "../sales.ts";

const KINDS = { private: card_seller_private, cattery: card_seller_cattery };
const STANDINGS = { verified: card_seller_verified, club_member: card_seller_club_member };

/** On an ad's card: who sells, its price in the reader's currency, and its littermates. */
export function FoundBeside({ cat: { seller, price_about, littermates } }: { cat: FoundAd }) {
  const { locale } = usePageTools();
  const adSearch = useCurrencySearch();
  return (
    <>
      <p className="soft">
        {[KINDS[seller.kind](), seller.standing && STANDINGS[seller.standing]()]
          .filter(Boolean)
          .join(", ")}
      </p>
      {price_about && (
        <p className={styles["about"]}>
          {find_about({ amount: price(price_about.amount, price_about.currency_abb, locale) })}
          <small>{find_about_day({ day: shortDate(price_about.day, locale) })}</small>
        </p>
      )}
      {littermates.length > 0 && (
        <details className={styles["litter"]} open={littermates.length <= SHOWN_OPEN}>
          <summary>{find_litter({ count: littermates.length })}</summary>
          <ul>
            {littermates.map((kitten) => (
              <li key={kitten.id}>
                <Icon name={kitten.sex} size={16} />
                <Link to={paths.saleProfile(kitten.id) + adSearch}>{displayName(kitten)}</Link>
                <span>{price(kitten.price_pet, kitten.currency_abb, locale)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const SHOWN_OPEN = 3;
