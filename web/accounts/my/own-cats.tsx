import { Link } from "react-router";
import {
  grid_with_pedigree,
  my_ad_active,
  my_ad_not_active,
  my_ad_price_breeding,
  my_ad_price_pet,
  my_add_cat,
  my_filter_mine,
  my_filter_mine_all,
  my_filter_mine_hint,
  my_filter_mine_my,
  my_filter_mine_not_my,
  my_filter_sex,
  my_filter_sex_all,
  my_filter_sex_female,
  my_filter_sex_male,
  my_filters_reset,
  my_no_cats,
  my_no_cats_for_filter,
  my_no_selling,
  my_show_cats,
  my_show_selling,
} from "@felistry/i18n/compiled/messages.js";
import { MiniCatCard } from "../../cats/mini-cat-card.tsx";
import { usePageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageLinks } from "../../ui/page-links.tsx";
import { EmptyPage } from "../../ui/lists/empty-page.tsx";
import { price } from "../../ui/prices.ts";
import type { OwnCat } from "./my-lists.ts";
import { myListPath, ownerships, sexes, type MyView } from "./my-view.ts";
import styles from "./my.module.css";
import { ViewChoice } from "./view-choice.tsx";

const ownershipLabels = {
  all: my_filter_mine_all,
  my: my_filter_mine_my,
  "not-my": my_filter_mine_not_my,
};
const sexLabels = {
  all: my_filter_sex_all,
  female: my_filter_sex_female,
  male: my_filter_sex_male,
};

export function OwnCats({
  cats,
  next,
  view,
}: {
  cats: readonly OwnCat[];
  next: string | null;
  view: MyView;
}) {
  return (
    <section className={styles["list"]} aria-labelledby="my-list">
      <div className={styles["listHead"]}>
        <h2 id="my-list">{view.show === "selling" ? my_show_selling() : my_show_cats()}</h2>
        {view.show === "cats" && <ViewChoice current="cards" />}
      </div>
      <div className={styles["filters"]}>
        <nav className={styles["filter"]} aria-label={my_filter_mine()}>
          <span aria-hidden="true">{my_filter_mine()}:</span>
          {ownerships.map((mine) => (
            <FilterLink key={mine} to={myListPath({ ...view, mine })} current={mine === view.mine}>
              {ownershipLabels[mine]()}
            </FilterLink>
          ))}
        </nav>
        <nav className={styles["filter"]} aria-label={my_filter_sex()}>
          <span aria-hidden="true">{my_filter_sex()}:</span>
          {sexes.map((sex) => (
            <FilterLink key={sex} to={myListPath({ ...view, sex })} current={sex === view.sex}>
              {sexLabels[sex]()}
            </FilterLink>
          ))}
        </nav>
      </div>
      {view.mine !== "all" && <p className={styles["hint"]}>{my_filter_mine_hint()}</p>}
      {cats.length === 0 ? (
        <NoCats view={view} />
      ) : (
        <ul className={styles["cats"]}>
          {cats.map((cat) => (
            <li key={cat.id}>
              <MiniCatCard cat={cat}>{cat.sale && <AdLine sale={cat.sale} />}</MiniCatCard>
            </li>
          ))}
        </ul>
      )}
      <PageLinks next={next} />
    </section>
  );
}

function FilterLink({ to, current, children }: { to: string; current: boolean; children: string }) {
  return (
    <Link
      to={to}
      className={styles["choice"]}
      preventScrollReset
      aria-current={current ? "true" : undefined}
    >
      {children}
    </Link>
  );
}

function AdLine({ sale }: { sale: NonNullable<OwnCat["sale"]> }) {
  const { locale } = usePageTools();
  const { is_active, price_pet, price_breeding, currency_abb } = sale;
  return (
    <p className={styles["ad"]}>
      <span className={styles["adState"]} data-active={is_active === 1 || undefined}>
        {is_active === 1 ? my_ad_active() : my_ad_not_active()}
      </span>
      <span>{my_ad_price_pet({ price: price(price_pet, currency_abb, locale) })}</span>
      <span>{my_ad_price_breeding({ price: price(price_breeding, currency_abb, locale) })}</span>
    </p>
  );
}

function NoCats({ view }: { view: MyView }) {
  if (view.mine !== "all" || view.sex !== "all") {
    return (
      <EmptyPage>
        <p>{my_no_cats_for_filter()}</p>
        <ButtonLink to={myListPath({ show: view.show })} look="second">
          {my_filters_reset()}
        </ButtonLink>
      </EmptyPage>
    );
  }
  if (view.show === "selling") {
    return (
      <EmptyPage>
        <p>{my_no_selling()}</p>
      </EmptyPage>
    );
  }
  return (
    <EmptyPage>
      <p>{my_no_cats()}</p>
      <ButtonLink to={paths.addCat}>{my_add_cat()}</ButtonLink>
      <ButtonLink to={paths.addCatWithPedigree} look="second">
        {grid_with_pedigree()}
      </ButtonLink>
    </EmptyPage>
  );
}
