import type { ToldLikeness } from "@felistry/contract/merges/merges.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import styles from "./likeness.module.css";

/** What speaks for two records being of one cat, and what against it. */
export function Reasons({ likeness }: { likeness: ToldLikeness }) {
  return (
    <ul className={styles["reasons"]}>
      {likeness.for.length > 0 && <li>{m.likeness_for({ reasons: likeness.for.join("; ") })}</li>}
      {likeness.against.length > 0 && (
        <li>{m.likeness_against({ reasons: likeness.against.join("; ") })}</li>
      )}
    </ul>
  );
}
