import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Answer } from "@felistry/contract/api.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { shortDate } from "../ui/dates.ts";
import { TextAreaField, TextField } from "../ui/form/field.tsx";
import { Form } from "../ui/form/form.tsx";
import { useForm } from "../ui/form/use-form.ts";
import type { Litter } from "./litter-state.tsx";
import styles from "./litters.module.css";

export type Inspection = Answer<"GET /litters/{id}/inspections">["data"][number];

interface InspectionsProps {
  readonly litter: Litter;
  readonly inspections: readonly Inspection[];
}

/** By whom the kittens were looked at. The breeder enters it; both sides and the club read it. */
export function Inspections({ litter, inspections }: InspectionsProps) {
  const { locale } = usePageTools();
  const [entering, setEntering] = useState(false);
  const mayEnter =
    litter.is_breeder && (litter.status === "waiting" || litter.status === "confirmed");
  if (inspections.length === 0 && !mayEnter) return null;
  return (
    <section className={styles["section"]} aria-labelledby="inspections">
      <h2 id="inspections">{m.inspection_title()}</h2>
      {inspections.length === 0 && <p>{m.inspection_none()}</p>}
      <ul className={styles["litters"]}>
        {inspections.map(({ id, inspected_on, inspector, notes }) => (
          <li key={id}>
            <article className={styles["entry"]}>
              <h3>{m.inspection_by({ name: inspector, day: shortDate(inspected_on, locale) })}</h3>
              {notes !== null && <p className={styles["lines"]}>{notes}</p>}
            </article>
          </li>
        ))}
      </ul>
      {mayEnter &&
        (entering ? (
          <InspectionForm litter={litter} onClose={() => setEntering(false)} />
        ) : (
          <p>
            <Button look="second" onClick={() => setEntering(true)}>
              {m.inspection_add()}
            </Button>
          </p>
        ))}
    </section>
  );
}

function InspectionForm({
  litter: { id, born },
  onClose,
}: {
  litter: Litter;
  onClose: () => void;
}) {
  const { call, today } = usePageTools();
  const { revalidate } = useRevalidator();
  const state = useForm({
    schema: () => import("@felistry/contract/litters/care.ts").then((c) => c.inspectionBody),
    draftOf: `inspection ${id}`,
    send: async (body) => {
      await call("POST /litters/{id}/inspections", { params: { id }, body });
      onClose();
      await revalidate();
    },
  });
  const { errors, sending } = state;
  return (
    <Form
      state={state}
      actions={
        <>
          <Button type="submit" disabled={sending} disabledReason={m.weights_saving()}>
            {m.inspection_save()}
          </Button>
          <Button look="second" onClick={onClose}>
            {m.mating_back()}
          </Button>
        </>
      }
    >
      <TextField
        name="inspected_on"
        type="date"
        label={m.inspection_day()}
        min={born}
        max={today}
        errors={errors}
        required
      />
      <TextField
        name="inspector"
        label={m.inspection_inspector()}
        errors={errors}
        autoComplete="off"
        required
      />
      <TextAreaField
        name="notes"
        label={m.inspection_notes()}
        hint={m.inspection_fixed()}
        maxLength={1000}
        rows={4}
        errors={errors}
      />
    </Form>
  );
}
