import { cat_female, cat_male } from "@felistry/i18n/compiled/messages.js";
import type { Sex } from "@felistry/domain/cats/sex.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./sex-badge.module.css";

/** The symbol of a cat's sex; `withWord` adds the word. */
export function SexBadge({ sex, withWord = false }: { sex: Sex; withWord?: boolean }) {
  const word = sex === "female" ? cat_female() : cat_male();
  return (
    <span className={`${styles["sex"]} ${styles[sex]}`}>
      {withWord ? <Icon name={sex} /> : <Icon name={sex} label={word} />}
      {withWord && word}
    </span>
  );
}
