import { Link } from "react-router";
import type { SaleFamily } from "@felistry/contract/market/family.ts";
import {
  ad_breeder,
  ad_breeder_unknown,
  ad_cattery_issuer,
  ad_member_since,
  ad_people,
  ad_seller,
  ad_seller_business,
  ad_seller_shelter,
  review_page_link,
  sale_cattery,
  seller_kind_cattery,
  seller_kind_private,
  seller_mark_address,
  seller_mark_cattery,
  seller_mark_club_member,
  seller_mark_name,
  seller_verified,
} from "@felistry/i18n/compiled/messages.js";
import type { SellerMark } from "@felistry/domain/accounts/seller-marks.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { shortDate } from "../ui/dates.ts";
import type { Sale } from "./load-sale.ts";
import styles from "./ad.module.css";

const MARKS: Readonly<Record<SellerMark, () => string>> = {
  name: seller_mark_name,
  address: seller_mark_address,
  cattery: seller_mark_cattery,
  club_member: seller_mark_club_member,
};

const listOf = (words: readonly string[], locale: Locale) =>
  new Intl.ListFormat(locale, { type: "conjunction" }).format(words);

/** What the seller says, else what the registry knows. */
function kindOf(sellsAs: Sale["says"]["sells_as"], catteryId: number | null): string {
  if (sellsAs) return sellsAs === "business" ? ad_seller_business() : ad_seller_shelter();
  return catteryId === null ? seller_kind_private() : seller_kind_cattery();
}

/** Who bred the cat and who sells it, and since when they are members. */
export function AdPeople({ family, sale }: { family: SaleFamily; sale: Sale }) {
  const { locale } = usePageTools();
  const { breeder, seller, seller_marks, cattery, cattery_id, cattery_issuer } = family;
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
          {ad_seller()}: <strong>{seller}</strong>,{" "}
          {kindOf(sale.says?.sells_as ?? null, cattery_id)}
          {since(family.seller_since)} ·{" "}
          <Link to={paths.sellerReviews(sale.online_owner_id)}>{review_page_link()}</Link>
        </li>
        {cattery_id !== null && (
          <li>
            {sale_cattery()}: <Link to={paths.catteryPage(cattery_id)}>{cattery}</Link>
            {cattery_issuer && `, ${ad_cattery_issuer({ issuer: cattery_issuer })}`}
          </li>
        )}
        {seller_marks.length > 0 && (
          <li>
            {seller_verified({
              marks: listOf(
                seller_marks.map((mark) => MARKS[mark]()),
                locale,
              ),
            })}
          </li>
        )}
      </ul>
    </section>
  );
}
