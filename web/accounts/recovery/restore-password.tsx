import {
  join_password_hint,
  restore_again,
  restore_confirm,
  restore_not_equal,
  restore_password,
  restore_password_lead,
  restore_password_lead_link,
  restore_password_saving,
  restore_password_submit,
} from "@felistry/i18n/compiled/messages.js";
import { PASSWORD_MAX } from "@felistry/domain/accounts/password.ts";
import { usePageTools } from "../../page-tools.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { Lead } from "../../ui/page.tsx";
import { focus } from "../focus.ts";
import type { Sent } from "./restore-resend.tsx";
import type { FieldErrors } from "../../ui/form/field-checks.ts";
import { useForm } from "../../ui/form/use-form.ts";

interface RestorePasswordProps {
  readonly email: string;
  readonly sent: Sent;
  readonly onSaved: () => void;
  readonly onAgain: () => void;
}

/** The recovery screen's text (spec §5); joining has a different one. */
export function notEqual(values: FormData): FieldErrors {
  return values.get("valuePassword") === values.get("confirmPassword")
    ? {}
    : { confirmPassword: restore_not_equal() };
}

export function RestorePassword({ email, sent, onSaved, onAgain }: RestorePasswordProps) {
  const { call } = usePageTools();
  const state = useForm({
    schema: () =>
      import("@felistry/contract/accounts/account-care.ts").then(
        (contract) => contract.passwordBody,
      ),
    toInput: (values) => ({ valuePassword: values.get("valuePassword"), email }),
    alsoCheck: notEqual,
    async send(body) {
      await call("PUT /auth/change-password", { body });
      onSaved();
    },
  });
  const { errors, sending } = state;
  return (
    <>
      <Lead>
        {sent === "link" ? restore_password_lead_link({ email }) : restore_password_lead({ email })}
      </Lead>
      <Form
        state={state}
        actions={
          <>
            <Button type="submit" disabled={sending} disabledReason={restore_password_saving()}>
              {sending ? restore_password_saving() : restore_password_submit()}
            </Button>
            <Button look="quiet" onClick={onAgain}>
              {restore_again()}
            </Button>
          </>
        }
      >
        <TextField
          name="valuePassword"
          type="password"
          label={restore_password()}
          hint={join_password_hint()}
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          ref={focus}
          required
          errors={errors}
        />
        <TextField
          name="confirmPassword"
          type="password"
          label={restore_confirm()}
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          required
          errors={errors}
        />
      </Form>
    </>
  );
}
