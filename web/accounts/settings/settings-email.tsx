import { useState } from "react";
import { useRevalidator } from "react-router";
import {
  settings_email_changing,
  settings_email_done,
  settings_email_lead,
  settings_email_new,
  settings_email_now,
  settings_email_submit,
  settings_email_title,
  settings_email_unexpected,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { Done, SettingsPart } from "./settings-part.tsx";
import { rememberEmail } from "../user-storage.ts";

export function SettingsEmail({ email }: { email: string }) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const [changedTo, setChangedTo] = useState<string | null>(null);
  const state = useForm({
    schema: () =>
      import("@felistry/contract/accounts/account-care.ts").then((contract) => contract.emailBody),
    failureText: ({ status }) =>
      status === 0 || status >= 500 ? settings_email_unexpected() : null,
    async send(body) {
      setChangedTo(null);
      const { data } = await call("PUT /me/change-email", { body });
      rememberEmail(data.email);
      setChangedTo(data.email);
      state.form.ref.current?.reset();
      await revalidate();
    },
  });
  const { errors, sending } = state;
  return (
    <SettingsPart title={settings_email_title()}>
      <p>{settings_email_now({ email })}</p>
      <p>{settings_email_lead()}</p>
      <Form
        state={state}
        actions={
          <Button type="submit" disabled={sending} disabledReason={settings_email_changing()}>
            {sending ? settings_email_changing() : settings_email_submit()}
          </Button>
        }
      >
        <TextField
          name="email"
          type="email"
          label={settings_email_new()}
          autoComplete="email"
          required
          errors={errors}
        />
      </Form>
      <Done>{changedTo && settings_email_done({ email: changedTo })}</Done>
    </SettingsPart>
  );
}
