import { useEffect, useRef } from "react";
import { offline_line, offline_send, offline_stop } from "@felistry/i18n/compiled/messages.js";
import { Button } from "../../button.tsx";
import styles from "./draft.module.css";

/** Calls back once, when the browser has a network again. */
export function whenOnline(then: () => void): () => void {
  addEventListener("online", then, { once: true });
  return () => removeEventListener("online", then);
}

/** Replaces a form's buttons while it waits for the network. */
export function WaitingActions({ stop }: { stop: () => void }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It may have arrived: the server does it once only if the same is sent again.
    const actions = note.current!.parentElement!;
    const fields = [...actions.parentElement!.children].filter((child) => child !== actions);
    for (const field of fields) (field as HTMLElement).inert = true;
    note.current!.focus();
    return () => {
      for (const field of fields) (field as HTMLElement).inert = false;
    };
  }, []);
  return (
    <div ref={note} tabIndex={-1} className={styles["note"]}>
      <output>{offline_line()}</output>
      <div className={styles["choice"]}>
        <Button type="submit" disabled disabledReason={offline_line()}>
          {offline_send()}
        </Button>
        <Button look="second" onClick={stop}>
          {offline_stop()}
        </Button>
      </div>
    </div>
  );
}
