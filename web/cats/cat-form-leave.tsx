import { useCallback, useEffect, useRef, type RefObject } from "react";
import { useBlocker } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Button } from "../ui/button.tsx";
import { Row } from "../ui/page.tsx";
import styles from "./cat-form.module.css";

/** Asks before a form with unsaved entries is left; not while it is being sent, for sending leads away by itself. */
export function LeaveGuard({
  form,
  sending,
}: {
  form: RefObject<HTMLFormElement | null>;
  sending: boolean;
}) {
  const isDirty = useDirty(form);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !sending && currentLocation.pathname !== nextLocation.pathname && isDirty(),
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty]);
  if (blocker.state !== "blocked") return null;
  return <LeaveDialog stay={() => blocker.reset()} leave={() => blocker.proceed()} />;
}

/** Compared with what the form held at first: an entry taken back is none. */
function useDirty(form: RefObject<HTMLFormElement | null>): () => boolean {
  const atFirst = useRef<string | null>(null);
  useEffect(() => {
    atFirst.current = form.current && entriesOf(form.current);
  }, [form]);
  return useCallback(
    () => form.current !== null && entriesOf(form.current) !== atFirst.current,
    [form],
  );
}

function entriesOf(form: HTMLFormElement): string {
  return new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]),
  ).toString();
}

function LeaveDialog({ stay, leave }: { stay: () => void; leave: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles["leave"]} aria-labelledby="leave-title" onClose={stay}>
      <h2 id="leave-title">{m.catform_leave_title()}</h2>
      <p>{m.catform_leave_text()}</p>
      <Row>
        <Button onClick={stay}>{m.catform_leave_stay()}</Button>
        <Button look="danger" onClick={leave}>
          {m.catform_leave_go()}
        </Button>
      </Row>
    </dialog>
  );
}
