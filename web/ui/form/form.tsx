import type { ReactNode } from "react";
import { site_no_scripts } from "@felistry/i18n/compiled/messages.js";
import { Failure } from "../failure.tsx";
import styles from "./field.module.css";
import type { FormState } from "./use-form.ts";

/**
 * A form in one column; errors of the whole form are above its buttons and announced. With the method `dialog`, nothing
 * is sent before the script has loaded: a plain form would put a password into the address. Where none will come, it says so.
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
      <noscript>
        <p>{site_no_scripts()}</p>
      </noscript>
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
