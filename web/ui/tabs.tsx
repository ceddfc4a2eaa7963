import { useEffect, useRef } from "react";
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
  oneRow = false,
}: {
  label: string;
  tabs: readonly Tab[];
  current: string;
  /** Too many for a phone: there they stay in one row that scrolls. */
  oneRow?: boolean;
}) {
  const row = useRef<HTMLElement>(null);
  // The current one may be beyond the edge. The page itself stays where it is.
  useEffect(() => {
    const nav = row.current;
    const tab = nav?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(current)}"]`);
    if (!nav || !tab || nav.scrollWidth <= nav.clientWidth) return;
    const { left, width } = tab.getBoundingClientRect();
    nav.scrollLeft += left - nav.getBoundingClientRect().left - (nav.clientWidth - width) / 2;
  }, [current]);
  return (
    <nav ref={row} className={styles["tabs"]} data-row={oneRow || undefined} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.key}
          data-tab={tab.key}
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
