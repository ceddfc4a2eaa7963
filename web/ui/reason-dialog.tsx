import { useId, type ReactNode } from "react";
import type { z } from "zod";
import { own_busy } from "@felistry/i18n/compiled/messages.js";
import { Button } from "./button.tsx";
import { TextAreaField } from "./form/field.tsx";
import { Form } from "./form/form.tsx";
import styles from "./question-dialog.module.css";
import { useForm } from "./form/use-form.ts";
import { useShownDialog } from "./use-shown-dialog.ts";

const REASON_MAX = 500;

interface ReasonDialogProps<Outcome> {
  /** Which decision on which record: identifies the draft of its reason. */
  readonly about: string;
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly submit: string;
  readonly keep: string;
  /** The schema of the input; its `reason` is checked while typing. */
  readonly schema: () => Promise<z.ZodType<{ reason: string }>>;
  /** A thrown failure is shown, and the dialog stays open. */
  readonly send: (reason: string) => Promise<Outcome>;
  /** Called once the dialog is closed: while it is open, nothing else can take the focus. */
  readonly onSent: (outcome: Outcome) => Promise<void>;
  readonly onClose: () => void;
  /** Shown above the reason. */
  readonly children?: ReactNode;
}

/** Asks for the reason for a decision that affects somebody; the text stays until the decision is made. */
export function ReasonDialog<Outcome>({
  about,
  title,
  label,
  hint,
  submit,
  keep,
  schema,
  send,
  onSent,
  onClose,
  children,
}: ReasonDialogProps<Outcome>) {
  const id = useId();
  const dialog = useShownDialog();
  const state = useForm({
    schema,
    draftOf: about,
    send: async (_input, values) => {
      const outcome = await send(String(values.get("reason")));
      dialog.current?.close();
      await onSent(outcome);
    },
  });
  return (
    <dialog ref={dialog} className={styles["dialog"]} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      <Form
        state={state}
        actions={
          <>
            <Button
              type="submit"
              look="danger"
              disabled={state.sending}
              disabledReason={own_busy()}
            >
              {submit}
            </Button>
            <Button look="second" onClick={() => dialog.current?.close()}>
              {keep}
            </Button>
          </>
        }
      >
        {children}
        <TextAreaField
          name="reason"
          label={label}
          hint={hint}
          errors={state.errors}
          required
          maxLength={REASON_MAX}
          autoFocus
        />
      </Form>
    </dialog>
  );
}
