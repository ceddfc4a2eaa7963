import { useRevalidator } from "react-router";
import { addDays } from "@felistry/domain/calendar.ts";
import { GRAMS, WEIGHED_DAYS } from "@felistry/domain/litters/weights.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import type { LitterWeights } from "./litter-weights.ts";
import styles from "./weights.module.css";

interface WeightFormProps {
  readonly id: number;
  readonly weights: LitterWeights;
  readonly day: string;
  readonly setDay: (day: string) => void;
}

const gramsField = (at: number) => `weights.${at}.grams`;

/** One number a kitten, for the keys of a phone. Another day shows what was entered for it. */
export function WeightForm({ id, weights, day, setDay }: WeightFormProps) {
  const { call, today } = usePageTools();
  const { revalidate } = useRevalidator();
  const { kittens, born } = weights;
  const last = addDays(born, WEIGHED_DAYS);
  const state = useForm({
    schema: () => import("@felistry/contract/litters/care.ts").then((c) => c.weightsBody),
    draftOf: `weights ${id} ${day}`,
    version: weights.version,
    toInput: (values) => ({
      day: values.get("day"),
      weights: kittens.map(({ place }, at) => ({ place, grams: values.get(gramsField(at)) })),
    }),
    send: async (body) => {
      const { data } = await call("PUT /litters/{id}/weights", { params: { id }, body });
      await revalidate();
      return data.version;
    },
  });
  const { errors } = state;
  return (
    <Form
      state={state}
      actions={
        <Button type="submit" disabled={state.sending} disabledReason={m.weights_saving()}>
          {state.sending ? m.weights_saving() : m.weights_save()}
        </Button>
      }
    >
      <TextField
        name="day"
        type="date"
        label={m.weights_day()}
        min={born}
        max={today < last ? today : last}
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
        errors={errors}
        required
      />
      <div className={styles["grid"]}>
        {kittens.map(({ place, cat_name, weights: entered }, at) => (
          <TextField
            key={`${day} ${place}`}
            name={gramsField(at)}
            data-state={`${day} ${place}`}
            label={m.weights_of({ name: cat_name })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={String(GRAMS.most).length}
            enterKeyHint={at === kittens.length - 1 ? "done" : "next"}
            defaultValue={entered.find((weight) => weight.day === day)?.grams ?? ""}
            errors={errors}
          />
        ))}
      </div>
    </Form>
  );
}
