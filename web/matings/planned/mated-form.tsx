import { useRevalidator } from "react-router";
import type { PlannedMating } from "@felistry/contract/matings/planned.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { useForm } from "../../ui/form/use-form.ts";

interface MatedFormProps {
  readonly mating: PlannedMating;
  readonly onClose: () => void;
}

/** The days when the cats were together, within those agreed on. */
export function MatedForm({ mating: { id, version, planned }, onClose }: MatedFormProps) {
  const { call, today } = usePageTools();
  const { revalidate } = useRevalidator();
  const last = planned.until < today ? planned.until : today;
  const state = useForm({
    schema: () => import("@felistry/contract/matings/planned.ts").then((c) => c.moveBody),
    draftOf: `mated ${id}`,
    toInput: (values) => ({
      move: "mate",
      mated_from: values.get("mated_from"),
      mated_until: values.get("mated_until"),
      version,
    }),
    send: async (body) => {
      await call("PUT /planned-matings/{id}/move", { params: { id }, body });
      onClose();
      await revalidate();
    },
  });
  const days = { type: "date", min: planned.from, max: last, errors: state.errors } as const;
  return (
    <section aria-label={m.mating_mate()}>
      <Form
        state={state}
        actions={
          <>
            <Button type="submit" disabled={state.sending} disabledReason={m.mating_sending()}>
              {m.mating_mate_save()}
            </Button>
            <Button look="second" onClick={onClose}>
              {m.mating_back()}
            </Button>
          </>
        }
      >
        <TextField name="mated_from" label={m.mating_mated_from()} required {...days} />
        <TextField
          name="mated_until"
          label={m.mating_mated_until()}
          hint={m.mating_mated_until_hint()}
          {...days}
        />
      </Form>
    </section>
  );
}
