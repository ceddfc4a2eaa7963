import { useState } from "react";
import { useRevalidator } from "react-router";
import { ApiFailure } from "@felistry/contract/client.ts";
import type { PlannedMating } from "@felistry/contract/matings/planned.ts";
import { matingMove, type MatingMoveName } from "@felistry/domain/matings/planned.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Failure } from "../../ui/failure.tsx";
import { failureText } from "../../ui/fault-report.ts";
import { Row } from "../../ui/page.tsx";
import { YesNoDialog } from "../../ui/yes-no-dialog.tsx";
import { MatedForm } from "./mated-form.tsx";

type Step = "agree" | "decline" | "withdraw" | "take_back" | "expect" | "end_empty";

interface Words {
  readonly label: () => string;
  /** Asked first, about what ends a plan. */
  readonly sure?: { readonly title: () => string; readonly text: () => string };
}

const WORDS: Readonly<Record<Step, Words>> = {
  agree: { label: m.mating_agree },
  decline: {
    label: m.mating_decline,
    sure: { title: m.mating_sure_decline, text: m.mating_sure_decline_text },
  },
  withdraw: {
    label: m.mating_withdraw,
    sure: { title: m.mating_sure_withdraw, text: m.mating_sure_withdraw_text },
  },
  take_back: { label: m.mating_take_back },
  expect: { label: m.mating_expect },
  end_empty: {
    label: m.mating_end_empty,
    sure: { title: m.mating_sure_end_empty, text: m.mating_sure_end_empty_text },
  },
};

/** What the viewer can do now, by the same table of moves as the server's. */
export function PlannedActions({ mating }: { mating: PlannedMating }) {
  const { failure, sending, send } = useMove(mating);
  const [asked, setAsked] = useState<Step | null>(null);
  const [entering, setEntering] = useState(false);
  const isAway = mating.is_other_away;
  const button = (step: Step, look: "primary" | "second") =>
    mayMove(mating, step) && (
      <Button
        look={look}
        disabled={sending || (step === "agree" && isAway)}
        disabledReason={isAway ? m.mating_other_away() : m.mating_sending()}
        onClick={() => (WORDS[step].sure ? setAsked(step) : void send(step))}
      >
        {WORDS[step].label()}
      </Button>
    );
  if (entering && mayMove(mating, "mate"))
    return <MatedForm mating={mating} onClose={() => setEntering(false)} />;
  const isExpecting = mating.stage === "mated" || mating.stage === "pregnant";
  return (
    <>
      <Failure text={failure} />
      <Row>
        {isExpecting && mating.is_planner && (
          <ButtonLink to={paths.litterOfMating(mating.id)}>{m.mating_bear()}</ButtonLink>
        )}
        {button("agree", "primary")}
        {mayMove(mating, "mate") && (
          <Button onClick={() => setEntering(true)}>{m.mating_mate()}</Button>
        )}
        {button("expect", "second")}
        {button("end_empty", "second")}
        {button("take_back", "second")}
        {/* Whose both cats are withdraws. */}
        {!mating.is_planner && button("decline", "second")}
        {button("withdraw", "second")}
      </Row>
      {asked && (
        <Sure
          step={asked}
          sending={sending}
          onYes={() => void send(asked).finally(() => setAsked(null))}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function Sure({
  step,
  sending,
  onYes,
  onClose,
}: {
  step: Step;
  sending: boolean;
  onYes: () => void;
  onClose: () => void;
}) {
  const { label, sure } = WORDS[step];
  return (
    <YesNoDialog
      title={sure!.title()}
      yes={label()}
      no={m.mating_back()}
      danger
      busy={sending ? m.mating_sending() : undefined}
      onYes={onYes}
      onNo={onClose}
    >
      <p>{sure!.text()}</p>
    </YesNoDialog>
  );
}

/** Whatever became of the move, the page then shows the plan as it is. */
function useMove({ id, version }: PlannedMating) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (move: Step) => {
    setSending(true);
    setFailure(null);
    try {
      await call("PUT /planned-matings/{id}/move", { params: { id }, body: { move, version } });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(failureText(error));
    } finally {
      setSending(false);
    }
    await revalidate();
  };
  return { sending, failure, send };
}

function mayMove({ stage, is_planner, is_stud_owner }: PlannedMating, move: MatingMoveName) {
  return (
    (is_planner && matingMove(stage, move, "planner") !== null) ||
    (is_stud_owner && matingMove(stage, move, "stud") !== null)
  );
}
