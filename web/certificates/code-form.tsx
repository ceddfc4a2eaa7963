import { useId } from "react";
import { Form } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import styles from "./verify.module.css";

/** The code printed under the QR code, typed by hand: in any case, with or without dashes. */
const TYPED_MAX = 60;

export function CodeForm({ asked, failure }: { asked?: string; failure?: string }) {
  const id = useId();
  return (
    <Form method="get" action={paths.verifyAny} className={styles["form"]}>
      <label htmlFor={id}>{m.cert_verify_code()}</label>
      <input
        id={id}
        name="code"
        type="text"
        required
        maxLength={TYPED_MAX}
        defaultValue={asked}
        key={asked}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="7K3M-9QWD-00AB-1CDE"
        aria-invalid={failure ? true : undefined}
        aria-describedby={failure ? `${id}h ${id}e` : `${id}h`}
      />
      <p id={`${id}h`} className={styles["hint"]}>
        {m.cert_verify_code_hint()}
      </p>
      {failure && (
        <p id={`${id}e`} role="alert" className={styles["failure"]}>
          {failure}
        </p>
      )}
      <Button type="submit">{m.cert_verify_button()}</Button>
    </Form>
  );
}
