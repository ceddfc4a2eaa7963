import { useRevalidator } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { TextAreaField } from "../ui/form/field.tsx";
import { Form } from "../ui/form/form.tsx";
import { QuestionDialog } from "../ui/question-dialog.tsx";
import { useForm } from "../ui/form/use-form.ts";

const REASON_MAX = 300;

/** Asks the club for the reason; revoking cannot be undone. */
export function RevokeDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const state = useForm({
    draftOf: `revoke ${code}`,
    schema: () =>
      import("@felistry/contract/certificates/certificates.ts").then((c) => c.revokeBody),
    send: async (body) => {
      await call("PUT /certificates/{code}/revoke", { params: { code }, body });
      await revalidate();
      onClose();
    },
  });
  return (
    <QuestionDialog title={m.cert_revoke_title({ code })} onClose={onClose} answers={null}>
      <Form
        state={state}
        actions={
          <>
            <Button type="submit" look="danger" disabled={state.sending}>
              {m.cert_revoke()}
            </Button>
            <Button look="second" onClick={onClose}>
              {m.cert_revoke_keep()}
            </Button>
          </>
        }
      >
        <TextAreaField
          name="reason"
          label={m.cert_revoke_reason()}
          hint={m.cert_revoke_hint()}
          errors={state.errors}
          maxLength={REASON_MAX}
          required
        />
      </Form>
    </QuestionDialog>
  );
}
