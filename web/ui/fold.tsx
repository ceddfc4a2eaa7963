import { useId, type ReactNode } from "react";
import styles from "./fold.module.css";

/** A section of a long page under its heading, shown by a tap and on paper. */
export function Fold({
  title,
  open = false,
  unprinted = false,
  children,
}: {
  title: string;
  /** At first. */
  open?: boolean;
  unprinted?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-unprinted={unprinted || undefined}>
      <details className={styles["fold"]} open={open}>
        <summary>
          <h2 id={id}>{title}</h2>
        </summary>
        <div className={styles["folded"]}>{children}</div>
      </details>
    </section>
  );
}
