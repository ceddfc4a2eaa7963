import * as m from "@felistry/i18n/compiled/messages.js";
import { YesNoDialog } from "../ui/yes-no-dialog.tsx";

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
    <YesNoDialog
      title={question(stud)}
      yes={sending ? m.litter_sending() : label()}
      no={m.litter_keep()}
      danger={answer !== "confirm"}
      busy={sending ? m.litter_sending() : undefined}
      onYes={send}
      onNo={close}
    >
      <p>{text(stud)}</p>
    </YesNoDialog>
  );
}
