import { wordIn } from "@felistry/domain/reference/word-in.ts";
import type { ComponentType, Ref } from "react";
import type { z } from "zod";
import { Link } from "react-router";
import type { catCard } from "@felistry/contract/cats.ts";
import type { saleCard } from "@felistry/contract/market/market.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { priceWithBreeding } from "@felistry/domain/market/price.ts";
import {
  card_book,
  card_book_cat,
  card_details,
  card_drawn,
  card_female,
  card_male,
  card_no_pedigree,
  card_number,
  card_pedigree,
  card_price_breeding,
  card_price_pet,
  card_registered,
  card_reserved,
  reg_badge_pending,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools, type PageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { MISSING, price } from "../ui/prices.ts";
import { birthAndAge, shortAge } from "./birth-words.ts";
import styles from "./cat-card.module.css";
import { CatName } from "./cat-name.tsx";
import { CatPhoto } from "../photos/cat-photo.tsx";
import { FavouriteChip } from "../accounts/favourite-chip.tsx";

type CatForSale = z.output<typeof saleCard>;
/** A cat of any list: for sale with its prices, otherwise with its pedigree. */
export type CardCat = z.output<typeof catCard> | CatForSale;

interface CardOptions<Cat extends CardCat> {
  /** The Book button, on the market only. */
  book?: boolean;
  /** What is added to the address of an ad: `?currency=EUR`. */
  adSearch?: string;
  /** What a list says besides. */
  beside?: ComponentType<{ cat: Cat }>;
}

/** Two in a row on a phone. */
const PICTURE = "(width < 560px) 44vw, 20rem";

/** `eager` loads the picture at once, for cards in the first view. */
export function CatCard<Cat extends CardCat>({
  cat,
  book = false,
  adSearch = "",
  beside: Beside,
  eager = false,
}: CardOptions<Cat> & { cat: Cat; eager?: boolean }) {
  const tools = usePageTools();
  const name = displayName(cat);
  const card: CardCat = cat;
  const sale = "sale_id" in card ? card : null;
  const to = sale ? paths.saleProfile(cat.id) + adSearch : paths.cat(cat.id);
  return (
    <article className={styles["card"]}>
      {/* Only for the pointer: the name next to it is the same link. */}
      <Link to={to} className={styles["picture"]} tabIndex={-1} aria-hidden="true">
        <CatPhoto cat={cat} alt="" sizes={PICTURE} eager={eager} />
        {cat.cat_ava_url === null && <small>{card_drawn()}</small>}
      </Link>
      <div className={styles["heart"]}>
        <FavouriteChip catId={cat.id} name={name} />
        {sale?.is_reserved === 1 && <b className={styles["reserved"]}>{card_reserved()}</b>}
      </div>
      <h3 className={styles["name"]}>
        <Link to={to}>
          <CatName cat={cat} />
        </Link>
      </h3>
      <p className={styles["line"]}>
        <span className={styles[cat.sex]}>
          <Icon
            name={cat.sex}
            size={18}
            label={cat.sex === "female" ? card_female() : card_male()}
          />
        </span>{" "}
        {[cat.breed, cat.cat_color].filter(Boolean).join(", ")}
      </p>
      <p className="soft">{shortAge(cat, tools)}</p>
      {sale ? <SalePrice sale={sale} tools={tools} /> : <PedigreeLine cat={cat} />}
      {sale && <SaleDetails sale={sale} tools={tools} />}
      {Beside && <Beside cat={cat} />}
      {book && (
        <ButtonLink
          to={tools.viewer ? paths.order(cat.id) : paths.join}
          state={tools.viewer ? null : { from: paths.order(cat.id) }}
          small
          className={styles["book"]}
          aria-label={card_book_cat({ name })}
        >
          {card_book()}
        </ButtonLink>
      )}
    </article>
  );
}

function SalePrice({ sale, tools: { locale } }: { sale: CatForSale; tools: PageTools }) {
  return <p className={styles["price"]}>{price(sale.price_pet, sale.currency_abb, locale)}</p>;
}

/** The rest of what the specification has on a card (§2.7), one step behind what a buyer chooses by. */
function SaleDetails({ sale, tools }: { sale: CatForSale; tools: PageTools }) {
  return (
    <details className={styles["details"]}>
      <summary>{card_details()}</summary>
      <p>
        {card_number({ id: sale.id })}, {sale.place && `${sale.place}, `}
        {wordIn(sale, "country", tools.locale)}
        <RegisteredMark cat={sale} />
      </p>
      <p>{birthAndAge(sale, tools) ?? MISSING}</p>
      <dl>
        <dt>{card_price_pet()}</dt>
        <dd>{price(sale.price_pet, sale.currency_abb, tools.locale)}</dd>
        <dt>{card_price_breeding()}</dt>
        <dd>{price(priceWithBreeding(sale), sale.currency_abb, tools.locale)}</dd>
      </dl>
    </details>
  );
}

function RegisteredMark({ cat: { registered } }: { cat: CardCat }) {
  return registered === 1 && <b className={styles["registered"]}>{card_registered()}</b>;
}

function PedigreeLine({ cat }: { cat: CardCat }) {
  return (
    <p className="soft">
      {cat.pedigree_num ? card_pedigree({ number: cat.pedigree_num }) : card_no_pedigree()}
      <RegisteredMark cat={cat} />
      {cat.under_review === 1 && <span className={styles["review"]}>{reg_badge_pending()}</span>}
    </p>
  );
}

/** Cards in the first view of a wide screen. */
const EAGER = 4;

export function CatCards<Cat extends CardCat>({
  cats,
  book = false,
  adSearch = "",
  beside,
  ref,
}: CardOptions<Cat> & { cats: readonly Cat[]; ref?: Ref<HTMLUListElement> }) {
  return (
    <ul className={styles["grid"]} ref={ref}>
      {cats.map((cat, index) => (
        <li key={cat.id}>
          <CatCard
            cat={cat}
            book={book}
            adSearch={adSearch}
            beside={beside}
            eager={index < EAGER}
          />
        </li>
      ))}
    </ul>
  );
}
