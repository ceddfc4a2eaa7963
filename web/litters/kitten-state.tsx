import { useState } from "react";
import { useRevalidator } from "react-router";
import { countKittens } from "@felistry/domain/litters/kitten-state.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { shortDate } from "../ui/dates.ts";
import type { FieldErrors } from "../ui/form/field-checks.ts";
import { Form } from "../ui/form/form.tsx";
import { useForm } from "../ui/form/use-form.ts";
import { isDeathWrong } from "./kitten-fields.ts";
import { KittenStateFields } from "./kitten-state-fields.tsx";
import { kittenStateWords } from "./kitten-state-words.ts";
import type { Litter } from "./litter-state.tsx";
import styles from "./litters.module.css";

type Kitten = Litter["kittens"][number];

/** How many were born, and what has become of them. */
export function KittenCounts({ kittens }: Pick<Litter, "kittens">) {
  const { born, alive, died, stillborn, cancelled } = countKittens(kittens);
  const rest = [
    died > 0 && m.kitten_counts_died({ count: died }),
    stillborn > 0 && m.kitten_counts_stillborn({ count: stillborn }),
    cancelled > 0 && m.kitten_counts_cancelled({ count: cancelled }),
  ].filter((words) => words !== false);
  return <p>{[m.kitten_counts({ born, alive }), ...rest].join(", ")}</p>;
}

/** Its state, unless it lives, and for the breeder what changes it. */
export function KittenState({ litter, kitten }: { litter: Litter; kitten: Kitten }) {
  const { locale } = usePageTools();
  const [changing, setChanging] = useState(false);
  const { state, died_on, cat_name } = kitten;
  const mayChange =
    litter.is_breeder && (litter.status === "waiting" || litter.status === "confirmed");
  return (
    <>
      {state !== "alive" && (
        <p>
          <span className={styles["state"]} data-kitten={state}>
            {state === "died" && died_on !== null
              ? m.kitten_died_on({ date: shortDate(died_on, locale) })
              : kittenStateWords[state]()}
          </span>
        </p>
      )}
      {mayChange &&
        (changing ? (
          <KittenStateForm litter={litter} kitten={kitten} onClose={() => setChanging(false)} />
        ) : (
          <p>
            <Button
              look="quiet"
              small
              onClick={() => setChanging(true)}
              aria-label={m.kitten_change_of({ name: cat_name })}
            >
              {m.kitten_change()}
            </Button>
          </p>
        ))}
    </>
  );
}

function KittenStateForm({
  litter: { id, born },
  kitten: { place, cat_id, state, died_on },
  onClose,
}: {
  litter: Litter;
  kitten: Kitten;
  onClose: () => void;
}) {
  const { call, today } = usePageTools();
  const { revalidate } = useRevalidator();
  const form = useForm({
    schema: () => import("@felistry/contract/litters/litters.ts").then((c) => c.kittenStateBody),
    draftOf: `kitten ${id} ${place}`,
    toInput: said,
    alsoCheck: (values): FieldErrors =>
      isDeathWrong(said(values), born, today) ? { died_on: m.field_kitten_died() } : {},
    send: async (body) => {
      await call("PUT /litters/{id}/kittens/{place}", { params: { id, place }, body });
      onClose();
      await revalidate();
    },
  });
  const { errors, sending } = form;
  return (
    <Form
      state={form}
      actions={
        <>
          <Button type="submit" disabled={sending} disabledReason={m.kitten_saving()}>
            {sending ? m.kitten_saving() : m.kitten_save()}
          </Button>
          <Button look="second" onClick={onClose}>
            {m.mating_back()}
          </Button>
        </>
      }
    >
      <KittenStateFields
        name={(field) => field}
        state={state === "cancelled" ? "alive" : state}
        diedOn={died_on}
        born={born}
        hint={cat_id === null ? m.kitten_state_hint() : m.kitten_on_page()}
        states={cat_id === null ? ["alive", "died", "stillborn"] : ["alive", "died"]}
        errors={errors}
      />
    </Form>
  );
}

const said = (values: FormData) => ({
  state: String(values.get("state") ?? ""),
  died_on: String(values.get("died_on") ?? ""),
});
