import type { CatCard } from "@felistry/contract/cats.ts";
import type { Sex } from "@felistry/domain/cats/sex.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { CatBadge } from "../cats/cat-badge.tsx";
import { CatActions, CatSummary } from "../cats/cat-summary.tsx";
import styles from "./parents-tab.module.css";

interface ParentCardProps {
  readonly catId: number;
  readonly sex: Sex;
  readonly parent: CatCard | null;
  readonly mayChange: boolean;
  readonly busy: boolean;
  readonly onDelete: () => void;
}

export function ParentCard({ catId, sex, parent, mayChange, busy, onDelete }: ParentCardProps) {
  const isMother = sex === "female";
  return (
    <article className={`${styles["card"]} ${sex}`}>
      <h3 className={styles["role"]}>{isMother ? m.cat_mother() : m.cat_father()}</h3>
      {parent ? (
        <CatSummary cat={parent} sizes="9rem" facts={<ParentBadges parent={parent} />} />
      ) : (
        <p className={styles["unknown"]}>
          {isMother ? m.cat_mother_unknown() : m.cat_father_unknown()}
        </p>
      )}
      {mayChange && (
        <CatActions>
          <ButtonLink
            to={paths.addParent(catId, sex)}
            look={parent ? "second" : "primary"}
            small
            aria-label={chooseLabel(isMother, parent !== null)}
          >
            {parent ? m.cat_parent_change() : m.cat_parent_select()}
          </ButtonLink>
          {parent && (
            <Button
              look="danger"
              small
              onClick={onDelete}
              disabled={busy}
              disabledReason={m.cat_saving()}
              aria-label={isMother ? m.cat_mother_delete() : m.cat_father_delete()}
            >
              {m.cat_parent_delete()}
            </Button>
          )}
        </CatActions>
      )}
    </article>
  );
}

function chooseLabel(isMother: boolean, isKnown: boolean): string {
  if (isKnown) return isMother ? m.cat_mother_change() : m.cat_father_change();
  return isMother ? m.cat_mother_select() : m.cat_father_select();
}

function ParentBadges({ parent }: { parent: CatCard }) {
  const { viewer } = usePageTools();
  const isMine = parent.is_my_cat === 1 && parent.users_id === viewer?.id;
  return (
    <>
      {parent.registered === 1 && (
        <CatBadge look="good" title={m.cat_badge_reg_hint()}>
          {m.cat_badge_reg()}
        </CatBadge>
      )}
      {isMine && (
        <CatBadge look="mine" title={m.cat_badge_my_hint()}>
          {parent.sex === "male" ? m.cat_badge_my_male() : m.cat_badge_my()}
        </CatBadge>
      )}
      {viewer && parent.is_my_cat === 1 && !isMine && (
        <CatBadge title={m.cat_badge_owned_hint()}>{m.cat_badge_owned()}</CatBadge>
      )}
    </>
  );
}
