import { useState } from "react";
import type { Passkey } from "@felistry/contract/accounts/passkeys.ts";
import {
  edit_cancel,
  settings_passkeys_added,
  settings_passkeys_never_used,
  settings_passkeys_none,
  settings_passkeys_password,
  settings_passkeys_remove,
  settings_passkeys_remove_named,
  settings_passkeys_remove_question,
  settings_passkeys_used,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { Button } from "../../ui/button.tsx";
import { shortDate } from "../../ui/dates.ts";
import { Form } from "../../ui/form/form.tsx";
import { QuestionDialog } from "../../ui/question-dialog.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import styles from "../accounts.module.css";
import { CurrentPasswordField } from "./current-password-field.tsx";

interface PasskeyListProps {
  readonly passkeys: readonly Passkey[];
  readonly onChange: () => void;
}

export function PasskeyList({ passkeys, onChange }: PasskeyListProps) {
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  if (passkeys.length === 0) return <p>{settings_passkeys_none()}</p>;
  return (
    <>
      <ul className={styles["passkeys"]}>
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <PasskeyLine passkey={passkey} />
            <Button
              look="second"
              aria-label={settings_passkeys_remove_named({ name: passkey.name })}
              onClick={() => setLeaving(passkey)}
            >
              {settings_passkeys_remove()}
            </Button>
          </li>
        ))}
      </ul>
      {leaving && (
        <RemovePasskey
          passkey={leaving}
          onClose={() => setLeaving(null)}
          onRemoved={() => {
            setLeaving(null);
            onChange();
          }}
        />
      )}
    </>
  );
}

function PasskeyLine({ passkey: { name, created_at, last_used_at } }: { passkey: Passkey }) {
  const { locale } = usePageTools();
  const used = last_used_at
    ? settings_passkeys_used({ date: shortDate(last_used_at, locale) })
    : settings_passkeys_never_used();
  return (
    <span>
      <strong>{name}</strong>
      <br />
      {settings_passkeys_added({ date: shortDate(created_at, locale) })}, {used}
    </span>
  );
}

interface RemovePasskeyProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

function RemovePasskey({ passkey: { id, name }, onClose, onRemoved }: RemovePasskeyProps) {
  const { call } = usePageTools();
  const state = useForm({
    schema: () =>
      import("@felistry/contract/accounts/passkeys.ts").then(
        (contract) => contract.passkeyOptionsBody,
      ),
    async send(body) {
      await call("DELETE /me/passkeys/{id}", { params: { id }, body });
      onRemoved();
    },
  });
  const { errors, sending } = state;
  return (
    <QuestionDialog
      title={settings_passkeys_remove_question({ name })}
      onClose={onClose}
      answers={
        <Button look="second" onClick={onClose}>
          {edit_cancel()}
        </Button>
      }
    >
      <Form
        state={state}
        actions={
          <Button type="submit" look="danger" disabled={sending}>
            {settings_passkeys_remove()}
          </Button>
        }
      >
        <CurrentPasswordField label={settings_passkeys_password()} errors={errors} />
      </Form>
    </QuestionDialog>
  );
}
