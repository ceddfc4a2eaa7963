import type { ReactNode } from "react";
import type { CatCard } from "@felistry/contract/cats.ts";
import {
  cat_badge_owned,
  cat_badge_owned_hint,
  cat_badge_reg,
  cat_badge_reg_hint,
  cat_no_pedigree,
  reg_badge_pending,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { CatBadge } from "./cat-badge.tsx";
import { CatActions, CatSummary } from "./cat-summary.tsx";
import styles from "./mini-cat-card.module.css";
import { SexBadge } from "./sex-badge.tsx";

/** A cat in a list of found cats; `children` are actions on it. The rest of the card is a link to its page. */
export function MiniCatCard({ cat, children }: { cat: CatCard; children?: ReactNode }) {
  const { viewer } = usePageTools();
  const isOwned = viewer && cat.is_my_cat === 1 && cat.users_id !== viewer.id;
  return (
    <article className={styles["card"]}>
      <CatSummary
        cat={cat}
        sizes="5.5rem"
        before={
          <>
            <SexBadge sex={cat.sex} />{" "}
          </>
        }
        facts={
          <>
            <span>{cat.pedigree_num ?? cat_no_pedigree()}</span>
            {cat.registered === 1 && (
              <CatBadge look="good" title={cat_badge_reg_hint()}>
                {cat_badge_reg()}
              </CatBadge>
            )}
            {cat.under_review === 1 && <CatBadge>{reg_badge_pending()}</CatBadge>}
            {isOwned && <CatBadge title={cat_badge_owned_hint()}>{cat_badge_owned()}</CatBadge>}
          </>
        }
      />
      {children && <CatActions>{children}</CatActions>}
    </article>
  );
}
