/** How much is left to look at, and the keys that lead through it. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { Button } from "../../ui/button.tsx";
import { Failure } from "../../ui/failure.tsx";
import styles from "./desk.module.css";
import type { SheetDesk } from "./use-sheet.ts";

export function DeskState({ desk, failure }: { desk: SheetDesk; failure: string | null }) {
  const { all, left } = desk.doubts;
  const done = all.length - left.length;
  return (
    <div className={styles["state"]}>
      <h2>{m.reading_check()}</h2>
      <div className={styles["count"]}>
        <progress aria-label={m.reading_looked_at()} value={done} max={Math.max(1, all.length)} />
        <output>
          {left.length > 0
            ? m.reading_left({ left: left.length, all: all.length })
            : m.reading_none_left()}
        </output>
      </div>
      <p className={styles["soft"]}>{m.reading_check_lead()}</p>
      <details className={styles["help"]}>
        <summary>{m.reading_keys()}</summary>
        <dl>
          {KEYS.map(([keys, words]) => (
            <div key={keys}>
              <dt>
                {keys.split(" / ").map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{words()}</dd>
            </div>
          ))}
        </dl>
      </details>
      <Failure text={failure} />
    </div>
  );
}

const KEYS: readonly (readonly [string, () => string])[] = [
  ["Enter", m.reading_key_accept],
  ["F8 / Alt+↓", m.reading_key_next],
  ["Shift+F8 / Alt+↑", m.reading_key_previous],
  ["Tab / Shift+Tab", m.reading_key_tab],
  ["PageDown / PageUp", m.reading_key_fields],
  ["Alt+L", m.reading_key_lines],
  ["Alt+Z", m.reading_key_undo],
  ["← ↑ ↓ →", m.reading_key_arrows],
  ["Ctrl+Enter", m.reading_key_save],
];

/** Each says its key; on a narrow screen they lead from field to field. */
export function DeskActions({ desk }: { desk: SheetDesk }) {
  // Which cat it is, nobody accepts unsaid.
  const isAsked = desk.hand.name === "who";
  return (
    <div className={styles["actions"]}>
      {!isAsked && (
        <Button small onClick={desk.accept}>
          {m.reading_accept()} <kbd aria-hidden="true">Enter</kbd>
        </Button>
      )}
      <Button small look="second" onClick={desk.nextDoubt} aria-keyshortcuts="F8 Alt+ArrowDown">
        {m.reading_next_doubt()} <kbd aria-hidden="true">F8</kbd>
      </Button>
      <span className={styles["steps"]}>
        <Button small look="second" onClick={() => desk.step(-1)}>
          {m.reading_previous_field()}
        </Button>
        <Button small look="second" onClick={() => desk.step(1)}>
          {m.reading_next_field()}
        </Button>
      </span>
      <Button
        small
        look="quiet"
        onClick={desk.undo}
        disabled={!desk.canUndo}
        disabledReason={m.reading_nothing_to_undo()}
        aria-keyshortcuts="Alt+Z"
      >
        {m.cat_undo()} <kbd aria-hidden="true">Alt+Z</kbd>
      </Button>
    </div>
  );
}
