import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";
import styles from "./menu.module.css";

/** Actions behind one button: `children` are items of a list. Works before and without scripts. */
export function Menu({
  name,
  label,
  children,
}: {
  /** One menu of a name is open at a time. */
  name: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <details className={styles["menu"]} name={name}>
      <summary className={styles["summary"]}>
        <Icon name="menu" />
        {label}
      </summary>
      <ul className={styles["list"]}>{children}</ul>
    </details>
  );
}
