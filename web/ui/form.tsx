import type { ReactNode } from "react";
import styles from "./field.module.css";
import type { FormState } from "./use-form.ts";

/** A form in one column; what went wrong with the whole of it stands above its buttons, and is read out. */
export function Form({ state, actions, children }: { state: FormState; actions: ReactNode; children: ReactNode }) {
  return (
    <form className={styles["form"]} {...state.form}>
      {children}
      <div role="alert">{state.failure && <p className={styles["summary"]}>{state.failure}</p>}</div>
      <div className={styles["actions"]}>{actions}</div>
    </form>
  );
}
