import type { ReactNode } from "react";
import styles from "./cat-badge.module.css";

/** A short fact about a cat: Registered, Mine, Owned, Parent. */
export function CatBadge({
  look = "plain",
  title,
  children,
}: {
  look?: "plain" | "good" | "mine";
  title?: string;
  children: ReactNode;
}) {
  return (
    <span className={`${styles["badge"]} ${styles[look]}`} title={title}>
      {children}
    </span>
  );
}
