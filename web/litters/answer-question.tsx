import * as m from "@felistry/i18n/compiled/messages.js";
import { Button } from "../ui/button.tsx";
import { QuestionDialog } from "../ui/question-dialog.tsx";

export type LitterAnswerKind = "confirm" | "decline" | "cancel";

interface AnswerWords {
  readonly label: () => string;
  readonly question: (stud: string) => string;
  readonly text: (stud: string) => string;
}

export const answers: Record<LitterAnswerKind, AnswerWords> = {
  confirm: {
    label: m.litter_confirm,
    question: (stud) => m.litter_confirm_question({ stud }),
    text: (stud) => m.litter_confirm_text({ stud }),
  },
  decline: {
    label: m.litter_decline,
    question: () => m.litter_decline_question(),
    text: () => m.litter_decline_text(),
  },
  cancel: {
    label: m.litter_cancel,
    question: () => m.litter_cancel_question(),
    text: () => m.litter_cancel_text(),
  },
};

export function AnswerQuestion({
  answer,
  stud,
  sending,
  send,
  close,
}: {
  answer: LitterAnswerKind;
  stud: string;
  sending: boolean;
  send: () => void;
  close: () => void;
}) {
  const { label, question, text } = answers[answer];
  return (
    <QuestionDialog
      title={question(stud)}
      onClose={close}
      answers={
        <>
          <Button
            look={answer === "confirm" ? "primary" : "danger"}
            disabled={sending}
            disabledReason={m.litter_sending()}
            onClick={send}
          >
            {sending ? m.litter_sending() : label()}
          </Button>
          <Button look="second" onClick={close}>
            {m.litter_keep()}
          </Button>
        </>
      }
    >
      <p>{text(stud)}</p>
    </QuestionDialog>
  );
}
