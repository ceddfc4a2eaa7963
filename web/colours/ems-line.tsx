import styles from "./ems-line.module.css";

export interface ColouredCat {
  readonly breed: string;
  readonly breed_ems: string;
  /** The colour part of the EMS code, "ns 09 22". */
  readonly ems: string | null;
  /** The colour in words. */
  readonly cat_color: string | null;
}

export function emsCode({ breed_ems, ems }: Pick<ColouredCat, "breed_ems" | "ems">): string {
  return ems ? `${breed_ems} ${ems}` : breed_ems;
}

function emsWords({ breed, cat_color }: ColouredCat): string {
  return cat_color ? `${breed}, ${cat_color}` : breed;
}

/** "MCO ns 22: Maine Coon, black silver blotched tabby" */
export function EmsLine({ cat }: { cat: ColouredCat }) {
  return (
    <span>
      <abbr className={styles["code"]} title={emsWords(cat)}>
        {emsCode(cat)}
      </abbr>
      : {emsWords(cat)}
    </span>
  );
}
