import { useState } from "react";
import {
  settings_close_ads,
  settings_close_cats,
  settings_close_closing,
  settings_close_confirm,
  settings_close_gone,
  settings_close_keep,
  settings_close_lead,
  settings_close_password,
  settings_close_question,
  settings_close_submit,
  settings_close_title,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form/form.tsx";
import { useForm, type FormState } from "../../ui/form/use-form.ts";
import { YesNoDialog } from "../../ui/yes-no-dialog.tsx";
import styles from "../accounts.module.css";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { SettingsPart } from "./settings-part.tsx";
import { forgetUser } from "../user-storage.ts";

type Answer = (yes: boolean) => void;

export function SettingsClose() {
  const { answer, ask } = useLastQuestion();
  const state = useClosing(ask);
  const { errors, sending } = state;
  return (
    <SettingsPart title={settings_close_title()}>
      <ul className={styles["consequences"]}>
        <li>{settings_close_gone()}</li>
        <li>{settings_close_ads()}</li>
        <li>{settings_close_cats()}</li>
      </ul>
      <p>{settings_close_lead()}</p>
      <Form
        state={state}
        actions={
          <Button
            type="submit"
            look="danger"
            disabled={sending}
            disabledReason={settings_close_closing()}
          >
            {sending ? settings_close_closing() : settings_close_submit()}
          </Button>
        }
      >
        <CurrentPasswordField label={settings_close_password()} errors={errors} />
      </Form>
      {answer && (
        <YesNoDialog
          title={settings_close_question()}
          yes={settings_close_confirm()}
          no={settings_close_keep()}
          danger
          onYes={() => answer(true)}
          onNo={() => answer(false)}
        >
          <p>{settings_close_lead()}</p>
        </YesNoDialog>
      )}
    </SettingsPart>
  );
}

function useClosing(ask: () => Promise<boolean>): FormState {
  const { call } = usePageTools();
  return useForm({
    schema: () =>
      import("@felistry/contract/accounts/account-care.ts").then((contract) => contract.closeBody),
    async send(body) {
      if (!(await ask())) return;
      await call("POST /me/close", { body });
      forgetUser();
      // A full page load, so that nothing of the member's remains.
      location.assign(paths.home);
    },
  });
}

/** While `answer` is there, the question is open. */
function useLastQuestion() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const ask = async (): Promise<boolean> => {
    const yes = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
    setAnswer(null);
    return yes;
  };
  return { answer, ask };
}
