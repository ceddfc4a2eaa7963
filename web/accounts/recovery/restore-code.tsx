import {
  restore_code,
  restore_code_checking,
  restore_code_lead,
  restore_code_submit,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { focus } from "../focus.ts";

const CODE_LENGTH = 4;

interface RestoreCodeProps {
  readonly email: string;
  readonly onRight: () => void;
}

export function RestoreCode({ email, onRight }: RestoreCodeProps) {
  const { call } = usePageTools();
  const state = useForm({
    schema: () =>
      import("@felistry/contract/accounts/account-care.ts").then(
        (contract) => contract.recoveryCodeBody,
      ),
    toInput: (values) => ({ email, OTP: values.get("OTP") }),
    async send(body) {
      await call("POST /auth/verify-recovery-code", { body });
      onRight();
    },
  });
  const { errors, sending } = state;
  return (
    <Form
      state={state}
      actions={
        <Button type="submit" disabled={sending} disabledReason={restore_code_checking()}>
          {sending ? restore_code_checking() : restore_code_submit()}
        </Button>
      }
    >
      <TextField
        name="OTP"
        label={restore_code()}
        hint={restore_code_lead({ email })}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_LENGTH}
        ref={focus}
        required
        errors={errors}
      />
    </Form>
  );
}
