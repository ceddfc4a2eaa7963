import { Link } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { failureText } from "../ui/fault-report.ts";
import styles from "./herd-actions.module.css";
import type { HerdWork } from "./use-herd-work.ts";

/** What became of the last action: how many, which were refused and why, and the way back. */
export function HerdOutcomeBox({ work }: { work: HerdWork }) {
  const { running, outcome, told, run, dismiss } = work;
  if (running)
    return (
      <div className={styles["outcome"]}>
        <progress value={running.done} max={running.total} aria-label={m.herd_actions()} />
        <output>{m.herd_progress(running)}</output>
      </div>
    );
  if (!outcome) return null;
  const { action, changed, unchanged, refused, rest, failure } = outcome;
  const { undo } = action;
  return (
    <section ref={told} tabIndex={-1} className={styles["outcome"]} aria-label={m.herd_actions()}>
      <output>
        <strong>{changed.length > 0 ? action.said(changed.length) : m.herd_done_none()}.</strong>{" "}
        {unchanged > 0 && `${m.herd_unchanged({ count: unchanged })}.`}
      </output>
      <span className={styles["ways"]}>
        {undo && changed.length > 0 && (
          <Button look="second" small onClick={() => void run(undo, changed)}>
            {m.herd_undo()}
          </Button>
        )}
        <Button look="quiet" small onClick={dismiss}>
          {m.herd_close()}
        </Button>
      </span>
      {failure && (
        <div role="alert" className={styles["failed"]}>
          <p>{m.herd_rest_failed({ reason: failureText(failure) })}</p>
          <Button look="second" small onClick={() => void run(action, rest)}>
            {m.herd_go_on({ count: rest.length })}
          </Button>
        </div>
      )}
      {refused.length > 0 && (
        <div className={styles["refused"]}>
          <p>{m.herd_refused()}</p>
          <ul>
            {refused.map(({ cat_id, name, refused: reason }) => (
              <li key={cat_id}>
                <Link to={paths.cat(cat_id)}>{name ?? m.herd_gone({ id: cat_id })}</Link>: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
