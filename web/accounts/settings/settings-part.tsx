import { useId, type ReactNode } from "react";
import styles from "../accounts.module.css";
import type { TaskOutcome } from "../../ui/use-task.ts";

/** One matter of the settings, by its heading. */
export function SettingsPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles["part"]} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** What has just been done; the place is there before the words, so that they are read out. */
export function Done({ children }: { children: ReactNode }) {
  return <Outcome outcome={children ? { text: children, failed: false } : null} />;
}

/** What became of a button's work. */
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
