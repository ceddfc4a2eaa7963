import type { ReactNode } from "react";
import { Link } from "react-router";
import type { CatCard } from "@felistry/contract/cats.ts";
import { cat_born, cat_number } from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { shortDate } from "../ui/dates.ts";
import { knownBirth } from "./birth-words.ts";
import { CatName } from "./cat-name.tsx";
import { CatPhoto } from "../photos/cat-photo.tsx";
import styles from "./cat-summary.module.css";
import { EmsLine } from "../colours/ems-line.tsx";

/**
 * Picture and lines of a cat in a card that is `position: relative`: the name's link covers it.
 * `before` is shown before the name, `facts` after number and birth.
 */
export function CatSummary({
  cat,
  sizes,
  before,
  facts,
}: {
  cat: CatCard;
  sizes: string;
  before?: ReactNode;
  facts: ReactNode;
}) {
  const { locale } = usePageTools();
  const born = knownBirth(cat);
  return (
    <>
      <CatPhoto cat={cat} alt="" sizes={sizes} className={styles["photo"]} />
      <div className={styles["text"]}>
        <p className={styles["name"]}>
          {before}
          <Link to={paths.cat(cat.id)} className={styles["link"]}>
            <CatName cat={cat} />
          </Link>
        </p>
        <p>
          <EmsLine cat={cat} />
        </p>
        <p className={styles["facts"]}>
          <span>{cat_number({ id: cat.id })}</span>
          {born && <span>{cat_born({ date: shortDate(born, locale) })}</span>}
          {facts}
        </p>
      </div>
    </>
  );
}

/** Actions on the cat, above the link that covers the card. */
export function CatActions({ children }: { children: ReactNode }) {
  return <div className={styles["actions"]}>{children}</div>;
}
