import { Link } from "react-router";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import styles from "./layout.module.css";

/** A cat's head whose ears are two branches of a pedigree. */
export function Brand() {
  const { site } = usePageTools();
  return (
    <Link to={paths.home} className={styles["brand"]} aria-label={site.name}>
      <svg className={styles["brandMark"]} viewBox="0 0 32 32" aria-hidden="true">
        <path d="M4 28V6l8 6h8l8-6v22Z" fill="var(--accent)" />
        <path
          d="M11 20h10M16 20v4M8.500 15.500h.01M23.500 15.500h.01"
          fill="none"
          stroke="var(--on-accent)"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </svg>
      <span className={styles["brandName"]}>{site.name}</span>
    </Link>
  );
}
