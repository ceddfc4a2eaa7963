import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { QuestionDialog } from "./question-dialog.tsx";

interface YesNoDialogProps {
  readonly title: string;
  readonly yes: string;
  readonly no: string;
  /** Yes destroys something: no comes first and has the focus, so that an accidental Enter changes nothing. */
  readonly danger?: boolean | undefined;
  /** While yes is being sent: why it cannot be pressed again. */
  readonly busy?: string | undefined;
  readonly onYes: () => void;
  /** Escape also answers no. */
  readonly onNo: () => void;
  readonly children: ReactNode;
}

/** Asks a question with two answers. Rendered only while open. */
export function YesNoDialog({
  title,
  yes,
  no,
  danger = false,
  busy,
  onYes,
  onNo,
  children,
}: YesNoDialogProps) {
  const yesButton = (
    <Button
      look={danger ? "danger" : "primary"}
      disabled={busy !== undefined}
      disabledReason={busy}
      onClick={onYes}
    >
      {yes}
    </Button>
  );
  return (
    <QuestionDialog
      title={title}
      onClose={onNo}
      answers={
        <>
          {!danger && yesButton}
          <Button look="second" onClick={onNo}>
            {no}
          </Button>
          {danger && yesButton}
        </>
      }
    >
      {children}
    </QuestionDialog>
  );
}
