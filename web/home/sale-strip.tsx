import { Link } from "react-router";
import {
  home_strip_all,
  home_strip_none,
  home_strip_title,
} from "@felistry/i18n/compiled/messages.js";
import { CatCard, type CardCat } from "../cats/cat-card.tsx";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Empty } from "../ui/page.tsx";
import styles from "./home.module.css";

/** The newest cats for sale, as many as fit the width; the market has the rest. */
export function SaleStrip({ cats }: { cats: readonly CardCat[] }) {
  return (
    <section className={styles["section"]} aria-labelledby="home-sale">
      <div className={styles["heading"]}>
        <h2 id="home-sale">{home_strip_title()}</h2>
        {cats.length > 0 && <Link to={paths.market}>{home_strip_all()}</Link>}
      </div>
      {cats.length === 0 ? (
        <Empty>
          <p>{home_strip_none()}</p>
        </Empty>
      ) : (
        <>
          <ul className={`${styles["some"]} ${styles["strip"]}`}>
            {cats.map((cat) => (
              <li key={cat.id}>
                <CatCard cat={cat} />
              </li>
            ))}
          </ul>
          <ButtonLink to={paths.market} look="second" className={styles["more"]}>
            {home_strip_all()}
            <Icon name="arrow" />
          </ButtonLink>
        </>
      )}
    </section>
  );
}
