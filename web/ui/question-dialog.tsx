import { useId, type ReactNode } from "react";
import styles from "./question-dialog.module.css";
import { Row } from "./page.tsx";
import { useFocusBack } from "./focus/use-focus-back.ts";
import { useShownDialog } from "./use-shown-dialog.ts";

interface QuestionDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The answers as buttons; the one that changes nothing may come first. */
  readonly answers: ReactNode;
  /** Escape also answers no. */
  readonly onClose: () => void;
}

/** Asks before something irreversible. Rendered only while open. */
export function QuestionDialog({ title, children, answers, onClose }: QuestionDialogProps) {
  const id = useId();
  useFocusBack();
  const dialog = useShownDialog();
  return (
    <dialog ref={dialog} className={styles["dialog"]} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
      <Row>{answers}</Row>
    </dialog>
  );
}
