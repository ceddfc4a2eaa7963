/** The club's decision on a request, with its reason. */
import { useRef, useState } from "react";
import { ApiFailure } from "@felistry/contract/client.ts";
import type { Correction } from "@felistry/contract/corrections.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { useRevalidator } from "react-router";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { TextAreaField } from "../ui/form/field.tsx";
import { Form } from "../ui/form/form.tsx";
import { useForm } from "../ui/form/use-form.ts";
import { failureText } from "../ui/fault-report.ts";

const REASON_MAX = 500;

type Choice = "confirm" | "decline";

interface DecideProps {
  readonly correction: Pick<Correction, "id" | "version">;
  readonly onDone: (said: string) => Promise<void>;
}

function useDeciding({ correction: { id, version }, onDone }: DecideProps) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  // Known before the form is sent, which may be before anything is rendered again.
  const choice = useRef<Choice>("confirm");
  const [stale, setStale] = useState<string | null>(null);
  const state = useForm({
    draftOf: `correction ${id}`,
    schema: () => import("@felistry/contract/corrections.ts").then((c) => c.correctionDecisionBody),
    async send({ decision }) {
      setStale(null);
      const params = { id };
      try {
        await call(`PUT /corrections/{id}/${choice.current}`, {
          params,
          body: { decision, version },
        });
      } catch (error) {
        // What is shown above is loaded anew; the reason stays.
        if (!(error instanceof ApiFailure) || error.status !== 409) throw error;
        await revalidate();
        setStale(failureText(error));
        return;
      }
      const isConfirmed = choice.current === "confirm";
      await onDone(isConfirmed ? m.correction_done_confirmed() : m.correction_done_declined());
    },
  });
  return { state, stale, choose: (made: Choice) => void (choice.current = made) };
}

export function DecisionCard(props: DecideProps) {
  const { state, stale, choose } = useDeciding(props);
  const button = (choice: Choice, text: string) => (
    <Button
      type="submit"
      look={choice === "decline" ? "danger" : "primary"}
      disabled={state.sending}
      disabledReason={m.own_busy()}
      onClick={() => choose(choice)}
    >
      {text}
    </Button>
  );
  return (
    <section>
      <h2>{m.correction_decide()}</h2>
      <Form
        state={state}
        actions={
          <>
            {button("confirm", m.correction_confirm())}
            {button("decline", m.correction_decline())}
          </>
        }
      >
        <TextAreaField
          name="decision"
          label={m.correction_decision_reason()}
          hint={m.correction_decision_hint()}
          errors={state.errors}
          maxLength={REASON_MAX}
          required
        />
        <p role="alert">{stale}</p>
      </Form>
    </section>
  );
}
