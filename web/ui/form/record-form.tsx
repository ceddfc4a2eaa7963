import type { ReactNode } from "react";
import { Button, ButtonLink } from "../button.tsx";
import { Form } from "./form.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import type { FormState } from "./use-form.ts";

interface RecordFormProps {
  readonly state: FormState;
  readonly save: string;
  /** Replaces `save` while the form is being sent. */
  readonly saving: string;
  readonly cancel: string;
  /** The target of cancelling. */
  readonly backTo: string;
  readonly children: ReactNode;
}

/** A form for one record of the registry; asks before unsaved changes are lost. */
export function RecordForm({ state, save, saving, cancel, backTo, children }: RecordFormProps) {
  const { sending, form } = state;
  return (
    <>
      <LeaveGuard form={form.ref} sending={sending} />
      <Form
        state={state}
        actions={
          <>
            <Button type="submit" disabled={sending} disabledReason={saving}>
              {sending ? saving : save}
            </Button>
            <ButtonLink to={backTo} look="second">
              {cancel}
            </ButtonLink>
          </>
        }
      >
        {children}
      </Form>
    </>
  );
}
