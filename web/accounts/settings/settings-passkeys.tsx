import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Passkey } from "@felistry/contract/accounts/passkeys.ts";
import {
  passkey_asking,
  settings_passkeys_add,
  settings_passkeys_done,
  settings_passkeys_lead,
  settings_passkeys_name,
  settings_passkeys_name_hint,
  settings_passkeys_password,
  settings_passkeys_title,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import { Done, SettingsPart } from "./settings-part.tsx";

const NAME_MAX = 60;

export function SettingsPasskeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const [added, setAdded] = useState<string | null>(null);
  const state = useForm({
    schema: () =>
      import("@felistry/contract/accounts/passkeys.ts").then(
        (contract) => contract.passkeyOptionsBody,
      ),
    toInput: (values) => ({ currentPassword: values.get("currentPassword") }),
    async send(body, values) {
      setAdded(null);
      const options = await call("POST /me/passkeys/options", { body });
      const { madeByPasskey } = await import("../passkey-browser.ts");
      const credential = await madeByPasskey(options.data);
      const name = String(values.get("name") ?? "");
      const { data } = await call("POST /me/passkeys", { body: { name, credential } });
      setAdded(data.name);
      state.form.ref.current?.reset();
      await revalidate();
    },
  });
  const { errors, sending } = state;
  return (
    <SettingsPart title={settings_passkeys_title()}>
      <p>{settings_passkeys_lead()}</p>
      <PasskeyList passkeys={passkeys} onChange={() => void revalidate()} />
      <Form
        state={state}
        actions={
          <Button type="submit" look="second" disabled={sending} disabledReason={passkey_asking()}>
            {sending ? passkey_asking() : settings_passkeys_add()}
          </Button>
        }
      >
        <TextField
          name="name"
          label={settings_passkeys_name()}
          hint={settings_passkeys_name_hint()}
          maxLength={NAME_MAX}
          errors={errors}
        />
        <CurrentPasswordField label={settings_passkeys_password()} errors={errors} />
      </Form>
      <Done>{added !== null && settings_passkeys_done({ name: added })}</Done>
    </SettingsPart>
  );
}
