import { useCallback, useEffect, useRef, type RefObject } from "react";
import { useBlocker } from "react-router";
import {
  catform_leave_go,
  catform_leave_stay,
  catform_leave_text,
  catform_leave_title,
} from "@felistry/i18n/compiled/messages.js";
import { YesNoDialog } from "../yes-no-dialog.tsx";

/** Asks before a form with unsaved changes is left, except while it is being sent, which leads away anyway. */
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
      if (!sending && isDirty()) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty, sending]);
  if (blocker.state !== "blocked") return null;
  return (
    <YesNoDialog
      title={catform_leave_title()}
      yes={catform_leave_go()}
      no={catform_leave_stay()}
      danger
      onYes={() => blocker.proceed()}
      onNo={() => blocker.reset()}
    >
      <p>{catform_leave_text()}</p>
    </YesNoDialog>
  );
}

/** Compared with the form's initial values, so an undone entry does not count. */
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
    [...new FormData(form)].map(([name, value]) => [name, textOf(value)]),
  ).toString();
}

/** Distinguishes a chosen file from none. */
function textOf(value: FormDataEntryValue): string {
  return value instanceof File ? `${value.name} ${value.size}` : value;
}
