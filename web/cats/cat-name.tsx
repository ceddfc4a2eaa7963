import styles from "./cat-name.module.css";

export interface NamedCat {
  readonly cat_name_cattery_prefix: string | null;
  readonly cat_name: string;
  readonly cat_name_suffix: string | null;
  /** In the reader's script, if the name is written in another. */
  readonly other_name?: string | null;
}

/**
 * Affixes are lighter than the name: *prefix* **Name** *suffix*. Every screen reader's voice reads Latin letters, but not
 * every one Cyrillic: of two forms, the Latin one is read aloud.
 */
export function CatName({ cat }: { cat: NamedCat }) {
  return (
    <span className={styles["name"]}>
      {cat.cat_name_cattery_prefix && (
        <span className={styles["affix"]}>{cat.cat_name_cattery_prefix} </span>
      )}
      {cat.cat_name}
      {cat.cat_name_suffix && <span className={styles["affix"]}> {cat.cat_name_suffix}</span>}
      {cat.other_name && (
        <span data-other="" className={styles["other"]} aria-hidden={cat.other_name > "~"}>
          {" "}
          {cat.other_name}
        </span>
      )}
    </span>
  );
}
