import type { ReactNode } from "react";
import styles from "./page.module.css";

/** The frame of every screen's content. `narrow` for forms, `text` for reading. */
export function Page({
  width = "wide",
  children,
}: {
  width?: "wide" | "narrow" | "text";
  children: ReactNode;
}) {
  return (
    <div className={[styles["page"], width !== "wide" && styles[width]].filter(Boolean).join(" ")}>
      {children}
    </div>
  );
}

export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles["lead"]}>{children}</p>;
}

/** An empty list, and what to do about it. */
export function Empty({ children }: { children: ReactNode }) {
  return <div className={styles["empty"]}>{children}</div>;
}

export function Row({ children }: { children: ReactNode }) {
  return <div className={styles["row"]}>{children}</div>;
}
