import { useId, type ReactNode } from "react";
import type { HistoryEntry } from "@felistry/contract/history.ts";
import { historyPlace, PICTURE } from "@felistry/domain/history/record.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import styles from "./history.module.css";
import { fieldWord, valueWord, whatHappened } from "./history-words.ts";
import { when } from "../ui/when.ts";

interface EntryProps {
  readonly entry: HistoryEntry;
  /** The cat, unless it is obvious. */
  readonly about?: ReactNode;
  /** Replaces the member's plain name. */
  readonly who?: ReactNode;
  readonly heading?: "h2" | "h3";
  readonly children?: ReactNode;
}

/** One change as a sentence, with each field before and after. */
export function Entry({ entry, about, who, heading: Heading = "h2", children }: EntryProps) {
  const { locale, today } = usePageTools();
  const id = useId();
  return (
    <article className={styles["entry"]} aria-labelledby={id}>
      <div className={styles["head"]}>
        <Heading id={id} className={styles["what"]}>
          {whatHappened(entry)}
        </Heading>
        {entry.undone === 1 && <span className={styles["mark"]}>{m.history_is_undone()}</span>}
        {entry.undoes !== null && <span className={styles["mark"]}>{m.history_is_undoing()}</span>}
      </div>
      {about && <p>{about}</p>}
      <p className={styles["who"]}>
        {who ?? entry.member?.name ?? m.history_system()} ·{" "}
        <time dateTime={entry.at}>{when(entry.at, today, locale)}</time>
      </p>
      <Changes entry={entry} />
      {children}
    </article>
  );
}

function Changes({ entry: { noun, changes, action } }: { entry: HistoryEntry }) {
  const { locale } = usePageTools();
  if (changes.length === 0) return null;
  const ordered = changes.toSorted(
    (one, other) => historyPlace(noun, one.field) - historyPlace(noun, other.field),
  );
  return (
    <dl className={styles["changes"]}>
      {ordered.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{fieldWord(field)}</dt>
          <dd>
            {action === "update" && before !== after ? (
              <>
                <s className={styles["was"]}>{valueWord(field, before, locale)}</s>{" "}
                <span aria-hidden="true">→</span>
                <span className="visually-hidden"> {m.history_became()} </span>{" "}
                {before === PICTURE && after === PICTURE
                  ? m.history_value_other_picture()
                  : valueWord(field, after, locale)}
              </>
            ) : (
              valueWord(field, after ?? before, locale)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
