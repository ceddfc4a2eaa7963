import { useId, type ReactNode } from "react";
import styles from "../accounts.module.css";
import type { TaskOutcome } from "../../ui/use-task.ts";

/** One section of the settings with its heading. */
export function SettingsPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles["part"]} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** What has just been done; the element exists before its text, so that it is announced. */
export function Done({ children }: { children: ReactNode }) {
  return <Outcome outcome={children ? { text: children, failed: false } : null} />;
}

/** The outcome of a button's work. */
export function Outcome({
  outcome,
}: {
  outcome: (Omit<TaskOutcome, "text"> & { text: ReactNode }) | null;
}) {
  return (
    <output className={outcome ? styles[outcome.failed ? "failure" : "done"] : undefined}>
      {outcome?.text}
    </output>
  );
}
