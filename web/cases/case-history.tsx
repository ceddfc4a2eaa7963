import { Link } from "react-router";
import type { HistoryEntry } from "@felistry/contract/history.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Entry } from "../history/entry-card.tsx";
import { paths } from "../paths.ts";
import styles from "./cases.module.css";

/** What was last changed of the cat that is decided about, by whom. */
export function CaseHistory({
  entries,
  catId,
}: {
  entries: readonly HistoryEntry[];
  catId: number | null;
}) {
  if (catId === null) return null;
  return (
    <section className={styles["part"]} aria-labelledby="history">
      <h2 id="history">{m.case_history()}</h2>
      {entries.length === 0 ? (
        <p className="soft">{m.case_history_none()}</p>
      ) : (
        <>
          <ol className={styles["history"]}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <Entry entry={entry} heading="h3" />
              </li>
            ))}
          </ol>
          <p>
            <Link to={paths.catHistory(catId)}>{m.case_history_all()}</Link>
          </p>
        </>
      )}
    </section>
  );
}
