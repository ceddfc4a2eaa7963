import type { ReactNode } from "react";
import { Failure } from "../failure.tsx";
import styles from "./field.module.css";
import type { FormState } from "./use-form.ts";

/**
 * A form in one column; errors of the whole form are above its buttons and announced. With the method `dialog`, nothing
 * is sent before the script has loaded: a plain form would put a password into the address.
 */
export function Form({
  state,
  actions,
  children,
}: {
  state: FormState;
  actions: ReactNode;
  children: ReactNode;
}) {
  return (
    <form method="dialog" className={styles["form"]} {...state.form}>
      {state.draft && <state.draft.Offer {...state.draft} />}
      {children}
      {state.conflict && <state.conflict.Choice conflict={state.conflict} form={state.form.ref} />}
      <Failure text={state.failure} />
      <div className={styles["actions"]}>
        {state.waiting ? <state.waiting.Actions {...state.waiting} /> : actions}
      </div>
    </form>
  );
}
