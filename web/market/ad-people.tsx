import { Link } from "react-router";
import type { SaleFamily } from "@felistry/contract/market/family.ts";
import {
  ad_breeder,
  ad_breeder_unknown,
  ad_cattery_issuer,
  ad_member_since,
  ad_people,
  ad_seller,
  sale_cattery,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { shortDate } from "../ui/dates.ts";
import styles from "./ad.module.css";

/** Who bred the cat and who sells it, and since when they are members. */
export function AdPeople({ family }: { family: SaleFamily }) {
  const { locale } = usePageTools();
  const { breeder, seller, cattery, cattery_id, cattery_issuer } = family;
  const since = (day: string | null) => {
    // A month is enough, and no stranger needs more.
    return day !== null && `, ${ad_member_since({ date: shortDate(day.slice(0, 7), locale) })}`;
  };
  return (
    <section aria-labelledby="people">
      <h2 id="people">{ad_people()}</h2>
      <ul className={styles["checks"]}>
        <li>
          {ad_breeder()}: <strong>{breeder ?? ad_breeder_unknown()}</strong>
          {since(family.breeder_since)}
        </li>
        <li>
          {ad_seller()}: <strong>{seller}</strong>
          {since(family.seller_since)}
        </li>
        {cattery_id !== null && (
          <li>
            {sale_cattery()}: <Link to={paths.catteryPage(cattery_id)}>{cattery}</Link>
            {cattery_issuer && `, ${ad_cattery_issuer({ issuer: cattery_issuer })}`}
          </li>
        )}
      </ul>
    </section>
  );
}
