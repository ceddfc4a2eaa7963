/** Changes, newest first, with an undo button if the reader may undo them. */
import { useRef, useState } from "react";
import type { HistoryEntry } from "@felistry/contract/history.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { YesNoDialog } from "../ui/yes-no-dialog.tsx";
import { Entry } from "./entry-card.tsx";
import { About, Who } from "./history-links.tsx";
import type { HistoryFilter } from "./history-query.ts";
import styles from "./history.module.css";
import { whatHappened } from "./history-words.ts";
import { useUndo } from "./use-undo.ts";

interface HistoryListProps {
  readonly entries: readonly HistoryEntry[];
  /** For the club's list of many cats: each entry links to its cat and to the member who changed it. */
  readonly filter?: HistoryFilter;
}

export function HistoryList({ entries, filter }: HistoryListProps) {
  const { state, failure, undo } = useUndo();
  const [asked, setAsked] = useState<HistoryEntry | null>(null);
  const outcome = useRef<HTMLOutputElement>(null);
  const named = (entry: HistoryEntry) =>
    filter && entry.cat?.name ? `${whatHappened(entry)} · ${entry.cat.name}` : whatHappened(entry);
  // The button is gone with what it undid; keyboard users continue at the message.
  const agree = async ({ id }: HistoryEntry) => {
    setAsked(null);
    if (await undo(id)) outcome.current?.focus();
  };
  return (
    <>
      <div>
        <output ref={outcome} tabIndex={-1} className={styles["done"]}>
          {state === "done" && m.history_undo_done()}
        </output>
        <Failure text={failure} />
      </div>
      <ol className={styles["list"]}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry
              entry={entry}
              about={filter && <About cat={entry.cat} about={entry.about} />}
              who={filter && entry.member && <Who member={entry.member} filter={filter} />}
            >
              {entry.may_undo === 1 && (
                <p>
                  <Button
                    look="second"
                    small
                    onClick={() => setAsked(entry)}
                    disabled={state === "busy"}
                    disabledReason={m.history_undoing()}
                    aria-label={m.history_undo_label({ what: named(entry) })}
                  >
                    {m.history_undo()}
                  </Button>
                </p>
              )}
            </Entry>
          </li>
        ))}
      </ol>
      {asked && (
        <UndoQuestion
          what={named(asked)}
          onYes={() => void agree(asked)}
          onNo={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface UndoQuestionProps {
  readonly what: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

function UndoQuestion({ what, onYes, onNo }: UndoQuestionProps) {
  return (
    <YesNoDialog
      title={m.history_undo_question()}
      yes={m.history_undo_yes()}
      no={m.history_undo_no()}
      onYes={onYes}
      onNo={onNo}
    >
      <p>
        <strong>{what}</strong>
      </p>
      <p>{m.history_undo_text()}</p>
    </YesNoDialog>
  );
}
