import { useEffect, useId, useRef } from "react";
import { ApiFailure } from "@felistry/contract/client.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { TextAreaField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { useForm } from "../ui/use-form.ts";
import styles from "./desk.module.css";

const REASON_MAX = 500;

/** Asks for the reason, which is kept as long as the decision is not made. */
export function DeclineDialog({
  catId,
  applicationId,
  name,
  onClose,
  onDone,
}: {
  catId: number;
  applicationId: number;
  name: string;
  onClose: () => void;
  onDone: (said: string) => Promise<void>;
}) {
  const { call, viewer } = usePageTools();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const state = useForm({
    schema: () => import("@felistry/contract/registration.ts").then((c) => c.declineBody),
    toInput: (values) => ({
      userId: viewer!.id,
      application_id: applicationId,
      reason: values.get("reason"),
    }),
    send: async (body) => {
      try {
        await call("PUT /cats/{id}/delete-pedigree-application", { params: { id: catId }, body });
        await onDone(m.desk_declined({ name }));
      } catch (error) {
        // Another administrator was first.
        if (!(error instanceof ApiFailure && error.status === 409)) throw error;
        await onDone(`${name}: ${error.body.message}`);
      }
      dialog.current?.close();
    },
  });
  return (
    <dialog ref={dialog} className={styles["question"]} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{m.desk_decline_title({ name })}</h2>
      <Form
        state={state}
        actions={
          <>
            <Button
              type="submit"
              look="danger"
              disabled={state.sending}
              disabledReason={m.own_busy()}
            >
              {m.desk_decline()}
            </Button>
            <Button look="second" onClick={() => dialog.current?.close()}>
              {m.desk_keep()}
            </Button>
          </>
        }
      >
        <TextAreaField
          name="reason"
          label={m.desk_decline_reason()}
          hint={m.desk_decline_hint()}
          errors={state.errors}
          required
          maxLength={REASON_MAX}
          autoFocus
        />
      </Form>
    </dialog>
  );
}
