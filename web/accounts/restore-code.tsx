import { useState } from "react";
import { ApiFailure } from "@felistry/contract/client.ts";
import {
  restore_code,
  restore_code_checking,
  restore_code_lead,
  restore_code_submit,
  restore_other_email,
  restore_resend,
  restore_resend_wait,
  restore_resent,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { failureText } from "../ui/fault-report.ts";
import { TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { Row } from "../ui/page.tsx";
import { useForm } from "../ui/use-form.ts";
import styles from "./accounts.module.css";
import { focus } from "./focus.ts";
import { useCountdown } from "./use-countdown.ts";

const RESEND_AFTER_SECONDS = 10;
const CODE_LENGTH = 4;

interface RestoreCodeProps {
  readonly email: string;
  readonly onRight: () => void;
  readonly onOtherEmail: () => void;
}

export function RestoreCode({ email, onRight, onOtherEmail }: RestoreCodeProps) {
  const { call } = usePageTools();
  const state = useForm({
    schema: () =>
      import("@felistry/contract/account-care.ts").then((contract) => contract.recoveryCodeBody),
    toInput: (values) => ({ email, OTP: values.get("OTP") }),
    async send(body) {
      await call("POST /auth/verify-recovery-code", { body });
      onRight();
    },
  });
  const { errors, sending } = state;
  return (
    <>
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
      <Row>
        <Resend email={email} />
        <Button look="quiet" onClick={onOtherEmail}>
          {restore_other_email()}
        </Button>
      </Row>
    </>
  );
}

/** Not `disabled` while it counts down: whoever pressed it by keyboard would lose their place. */
function Resend({ email }: { email: string }) {
  const { call } = usePageTools();
  const { left, restart } = useCountdown(RESEND_AFTER_SECONDS);
  const [said, setSaid] = useState<string | null>(null);
  const resend = async () => {
    if (left > 0) return;
    restart();
    setSaid(null);
    try {
      await call("POST /send-recovery-email", { body: { recipient_email: email } });
      setSaid(restore_resent());
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setSaid(failureText(error));
    }
  };
  return (
    <>
      <output className={styles["said"]}>{said}</output>
      <Button
        look="second"
        aria-disabled={left > 0}
        onClick={() => void resend()}
        className={styles["resend"]}
      >
        {left > 0 ? restore_resend_wait({ seconds: left }) : restore_resend()}
      </Button>
    </>
  );
}
