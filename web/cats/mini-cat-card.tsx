import type { ReactNode } from "react";
import { Link } from "react-router";
import type { CatCard } from "@felistry/contract/cats.ts";
import {
  cat_badge_owned,
  cat_badge_owned_hint,
  cat_badge_reg,
  cat_badge_reg_hint,
  cat_born,
  cat_no_pedigree,
  cat_number,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { shortDate } from "../ui/dates.ts";
import { CatBadge } from "./cat-badge.tsx";
import { CatName } from "./cat-name.tsx";
import { CatPhoto } from "./cat-photo.tsx";
import { EmsLine } from "./ems-line.tsx";
import styles from "./mini-cat-card.module.css";
import { SexBadge } from "./sex-badge.tsx";

/** A cat in a list of found cats; `children` are what can be done with it. The whole card but those leads to its page. */
export function MiniCatCard({ cat, children }: { cat: CatCard; children?: ReactNode }) {
  const { viewer, locale } = usePageTools();
  const isOwned = cat.is_my_cat === 1 && cat.users_id !== viewer?.id;
  return (
    <article className={styles["card"]}>
      <CatPhoto cat={cat} alt="" sizes="5.5rem" className={styles["photo"]} />
      <div className={styles["text"]}>
        <p className={styles["name"]}>
          <SexBadge sex={cat.sex} />{" "}
          <Link to={paths.cat(cat.id)} className={styles["link"]}>
            <CatName cat={cat} />
          </Link>
        </p>
        <p>
          <EmsLine cat={cat} />
        </p>
        <p className={styles["facts"]}>
          <span>{cat_number({ id: cat.id })}</span>
          {cat.cat_birthdate && (
            <span>{cat_born({ date: shortDate(cat.cat_birthdate, locale) })}</span>
          )}
          <span>{cat.pedigree_num ?? cat_no_pedigree()}</span>
          {cat.registered === 1 && (
            <CatBadge look="good" title={cat_badge_reg_hint()}>
              {cat_badge_reg()}
            </CatBadge>
          )}
          {isOwned && <CatBadge title={cat_badge_owned_hint()}>{cat_badge_owned()}</CatBadge>}
        </p>
      </div>
      {children && <div className={styles["actions"]}>{children}</div>}
    </article>
  );
}
