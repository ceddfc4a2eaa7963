import { Link } from "react-router";
import styles from "./tabs.module.css";

export interface Tab {
  readonly key: string;
  readonly label: string;
  readonly to: string;
}

/** Tabs are links: they can be opened separately, shared, and left with the back button. */
export function Tabs({
  label,
  tabs,
  current,
}: {
  label: string;
  tabs: readonly Tab[];
  current: string;
}) {
  return (
    <nav className={styles["tabs"]} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.key}
          to={tab.to}
          preventScrollReset
          aria-current={tab.key === current ? "page" : undefined}
          className={styles["tab"]}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
