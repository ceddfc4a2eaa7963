import { Link } from "react-router";
import {
  check_my_title,
  herd_bred_tab,
  import_title,
  litter_list_title,
  my_add_cat,
  my_lists,
  my_more,
  my_show_buy_orders,
  my_show_cats,
  my_show_sell_orders,
  my_show_selling,
  papers_title,
  waiting_my_link,
} from "@felistry/i18n/compiled/messages.js";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import { myListPath, shows, type Show } from "./my-view.ts";
import styles from "./my.module.css";

const labels: Record<Show, () => string> = {
  cats: my_show_cats,
  bred: herd_bred_tab,
  selling: my_show_selling,
  "sell-orders": my_show_sell_orders,
  "buy-orders": my_show_buy_orders,
};

/** Add a cat, the litters, the rest in a menu, and the choice of the list below. */
export function MyShows({ current, hasPapers }: { current: Show; hasPapers: boolean }) {
  return (
    <div className={styles["shows"]}>
      <ButtonLink to={paths.addCat}>
        <Icon name="plus" />
        {my_add_cat()}
      </ButtonLink>
      <ButtonLink to={paths.litters} look="second">
        {litter_list_title()}
      </ButtonLink>
      {hasPapers && (
        <ButtonLink to={paths.myPapers} look="second">
          {papers_title()}
        </ButtonLink>
      )}
      <Menu name="my-menu" label={my_more()}>
        <li>
          <Link to={paths.ownWaitingLists}>{waiting_my_link()}</Link>
        </li>
        <li>
          <Link to={paths.import}>{import_title()}</Link>
        </li>
        <li>
          <Link to={paths.myChecks}>{check_my_title()}</Link>
        </li>
      </Menu>
      <nav className={styles["showLinks"]} aria-label={my_lists()}>
        {shows.map((show) => (
          <Link
            key={show}
            to={myListPath({ show })}
            className={styles["show"]}
            preventScrollReset
            aria-current={show === current ? "page" : undefined}
          >
            {labels[show]()}
          </Link>
        ))}
      </nav>
    </div>
  );
}
