import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form/form.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { clubInput, LanguageFields, NameFields, PrefixField, RegionField } from "./club-fields.tsx";
import styles from "./clubs.module.css";

export function NewClub({ onDone }: { readonly onDone: (said: string) => Promise<void> }) {
  const { call } = usePageTools();
  const state = useForm({
    draftOf: "new club",
    schema: () => import("@felistry/contract/accounts/clubs.ts").then((c) => c.newClubBody),
    toInput: clubInput,
    async send(body) {
      const { data } = await call("POST /admin/clubs", { body });
      state.form.ref.current?.reset();
      await onDone(m.clubs_added_said({ name: data.name }));
    },
  });
  const fields = { club: null, errors: state.errors };
  return (
    <section className={styles["new"]} aria-labelledby="new-club">
      <h2 id="new-club">{m.clubs_add()}</h2>
      <p className="soft">{m.clubs_add_lead()}</p>
      <Form
        state={state}
        actions={
          <Button type="submit" disabled={state.sending} disabledReason={m.clubs_saving()}>
            {state.sending ? m.clubs_saving() : m.clubs_add()}
          </Button>
        }
      >
        <NameFields {...fields} />
        <PrefixField {...fields} />
        <RegionField {...fields} />
        <LanguageFields {...fields} />
      </Form>
    </section>
  );
}
