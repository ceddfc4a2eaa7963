import { useId, type ReactNode } from "react";
import styles from "./accounts.module.css";

/** One matter of the settings, by its heading. */
export function SettingsPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles["part"]} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** What has just been done; the place is there before the words, so that they are read out. */
export function Done({ children }: { children: ReactNode }) {
  return <div role="status">{children && <p className={styles["done"]}>{children}</p>}</div>;
}
