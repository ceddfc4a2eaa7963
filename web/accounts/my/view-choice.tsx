import { Link } from "react-router";
import { HERD_VIEWS, type HerdView } from "@felistry/domain/herd/herd-view.ts";
import { herd_view, herd_view_cards, herd_view_table } from "@felistry/i18n/compiled/messages.js";
import { useHerdView } from "../../herd/use-herd-view.ts";
import { myListPath } from "./my-view.ts";
import styles from "./my.module.css";

const labels = { cards: herd_view_cards, table: herd_view_table };

/** Cards or a table: the address says it, and the choice is remembered. */
export function ViewChoice({ current }: { current: HerdView }) {
  const remember = useHerdView();
  return (
    <nav className={styles["filter"]} aria-label={herd_view()}>
      {HERD_VIEWS.map((view) => (
        <Link
          key={view}
          to={myListPath({ show: "cats", view })}
          className={styles["choice"]}
          preventScrollReset
          aria-current={view === current ? "true" : undefined}
          onClick={() => remember(view)}
        >
          {labels[view]()}
        </Link>
      ))}
    </nav>
  );
}
