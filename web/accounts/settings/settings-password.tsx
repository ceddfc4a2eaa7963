import { useState } from "react";
import { PASSWORD_MAX } from "@felistry/domain/accounts/password.ts";
import {
  join_password_hint,
  settings_password_changing,
  settings_password_confirm,
  settings_password_current,
  settings_password_done,
  settings_password_lead,
  settings_password_new,
  settings_password_submit,
  settings_password_title,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { notEqual } from "../recovery/restore-password.tsx";
import { Done, SettingsPart } from "./settings-part.tsx";

export function SettingsPassword() {
  const { call } = usePageTools();
  const [changed, setChanged] = useState(false);
  const state = useForm({
    schema: () =>
      import("@felistry/contract/accounts/account-care.ts").then(
        (contract) => contract.passwordBody,
      ),
    toInput: (values) => ({
      valuePassword: values.get("valuePassword"),
      currentPassword: values.get("currentPassword"),
    }),
    alsoCheck: notEqual,
    async send(body) {
      setChanged(false);
      await call("PUT /auth/change-password", { body });
      setChanged(true);
      state.form.ref.current?.reset();
    },
  });
  const { errors, sending } = state;
  const shared = { type: "password", maxLength: PASSWORD_MAX, required: true, errors } as const;
  return (
    <SettingsPart title={settings_password_title()}>
      <p>{settings_password_lead()}</p>
      <Form
        state={state}
        actions={
          <Button type="submit" disabled={sending} disabledReason={settings_password_changing()}>
            {sending ? settings_password_changing() : settings_password_submit()}
          </Button>
        }
      >
        <TextField
          name="currentPassword"
          label={settings_password_current()}
          autoComplete="current-password"
          {...shared}
        />
        <TextField
          name="valuePassword"
          label={settings_password_new()}
          hint={join_password_hint()}
          autoComplete="new-password"
          {...shared}
        />
        <TextField
          name="confirmPassword"
          label={settings_password_confirm()}
          autoComplete="new-password"
          {...shared}
        />
      </Form>
      <Done>{changed && settings_password_done()}</Done>
    </SettingsPart>
  );
}
