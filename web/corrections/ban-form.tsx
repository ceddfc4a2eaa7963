import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { CheckField, TextAreaField, TextField } from "../ui/form/field.tsx";
import { Form } from "../ui/form/form.tsx";
import { useForm } from "../ui/form/use-form.ts";

const REASON_MAX = 300;

export function BanForm({
  catId,
  onDone,
}: {
  catId: number;
  onDone: (said: string) => Promise<void>;
}) {
  const { call } = usePageTools();
  const state = useForm({
    draftOf: `ban ${catId}`,
    schema: () => import("@felistry/contract/corrections.ts").then((c) => c.banBody),
    async send(body) {
      await call("POST /cats/{id}/bans", { params: { id: catId }, body });
      await onDone(m.ban_done());
    },
  });
  const { errors } = state;
  return (
    <Form
      state={state}
      actions={
        <Button type="submit" look="danger" disabled={state.sending} disabledReason={m.own_busy()}>
          {m.ban_submit()}
        </Button>
      }
    >
      <h3>{m.ban_new()}</h3>
      <TextField name="from_day" type="date" label={m.ban_from()} errors={errors} required />
      <TextField name="until_day" type="date" label={m.ban_until()} errors={errors} required />
      <TextAreaField
        name="reason"
        label={m.annulment_reason()}
        hint={m.ban_reason_hint()}
        maxLength={REASON_MAX}
        errors={errors}
        required
      />
      <CheckField name="is_shown" value="1" label={m.ban_show()} errors={errors} />
    </Form>
  );
}
