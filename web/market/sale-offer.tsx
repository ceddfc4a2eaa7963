import { displayName } from "@felistry/domain/cats/display-name.ts";
import { priceWithBreeding } from "@felistry/domain/market/price.ts";
import {
  card_book,
  card_book_cat,
  card_price_breeding,
  card_price_pet,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { price } from "../ui/prices.ts";
import type { Sale } from "./load-sale.ts";
import styles from "./sale-profile.module.css";

/** Both prices and the Book button, which leads a member to the order and a guest to joining, from where a login leads on to it. */
export function SaleOffer({ sale }: { sale: Sale }) {
  const { locale, viewer } = usePageTools();
  return (
    <div className={styles["offer"]}>
      <dl className={styles["prices"]}>
        <div>
          <dt>{card_price_pet()}</dt>
          <dd>{price(sale.price_pet, sale.currency_abb, locale)}</dd>
        </div>
        <div>
          <dt>{card_price_breeding()}</dt>
          <dd>{price(priceWithBreeding(sale), sale.currency_abb, locale)}</dd>
        </div>
      </dl>
      {sale.is_active === 1 && (
        <ButtonLink
          to={viewer ? paths.order(sale.id) : paths.join}
          state={viewer ? null : { from: paths.order(sale.id) }}
          aria-label={card_book_cat({ name: displayName(sale) })}
        >
          {card_book()}
        </ButtonLink>
      )}
    </div>
  );
}
