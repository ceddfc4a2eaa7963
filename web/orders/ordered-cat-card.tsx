import { Link } from "react-router";
import { order_seller, review_page_link, sale_reserved } from "@felistry/i18n/compiled/messages.js";
import { CatName } from "../cats/cat-name.tsx";
import { CatPhoto } from "../photos/cat-photo.tsx";
import { paths } from "../paths.ts";

import styles from "./orders.module.css";
import type { OrderedSale } from "./use-order.ts";

/** The ordered cat at a glance. */
export function OrderedCatCard({ sale }: { sale: OrderedSale }) {
  return (
    <div className={styles["cat"]}>
      <CatPhoto cat={sale} alt="" eager className={styles["thumb"]} />
      <div>
        <p className={styles["catName"]}>
          <Link to={paths.saleProfile(sale.id)}>
            <CatName cat={sale} />
          </Link>
        </p>
        <p>
          {sale.breed}
          {sale.cat_color && `, ${sale.cat_color}`}
        </p>
        <p className="soft">{order_seller({ name: sale.owner, location: sale.location })}</p>
        <p>
          <Link to={paths.sellerReviews(sale.online_owner_id)}>{review_page_link()}</Link>
        </p>
        {sale.is_reserved === 1 && <p>{sale_reserved()}</p>}
      </div>
    </div>
  );
}
