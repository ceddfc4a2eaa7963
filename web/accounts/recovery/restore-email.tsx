import {
  restore_email,
  restore_email_lead,
  restore_send,
  restore_sending,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { Lead } from "../../ui/page.tsx";
import { useForm } from "../../ui/form/use-form.ts";

export function RestoreEmail({
  onSent,
}: {
  onSent: (email: string, sent: "code" | "link") => void;
}) {
  const { call } = usePageTools();
  const state = useForm({
    schema: () =>
      import("@felistry/contract/accounts/account-care.ts").then(
        (contract) => contract.recoveryEmailBody,
      ),
    async send(body) {
      const { data } = await call("POST /send-recovery-email", { body });
      onSent(body.recipient_email.trim(), data.sent);
    },
  });
  const { errors, sending } = state;
  return (
    <>
      <Lead>{restore_email_lead()}</Lead>
      <Form
        state={state}
        actions={
          <Button type="submit" disabled={sending} disabledReason={restore_sending()}>
            {sending ? restore_sending() : restore_send()}
          </Button>
        }
      >
        <TextField
          name="recipient_email"
          type="email"
          label={restore_email()}
          autoComplete="username"
          required
          errors={errors}
        />
      </Form>
    </>
  );
}
