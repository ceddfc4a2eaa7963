import { useState, type ComponentProps } from "react";
import { Button } from "./button.tsx";
import { Failure } from "./failure.tsx";
import { useTask } from "./use-task.ts";
import { YesNoDialog } from "./yes-no-dialog.tsx";

type ButtonProps = Pick<
  ComponentProps<typeof Button>,
  "look" | "small" | "aria-label" | "children"
>;

interface TaskButtonProps extends ButtonProps {
  readonly work: () => Promise<unknown>;
  /** While it works: why it cannot be pressed again. */
  readonly busy: string;
  /** Asked first. */
  readonly question?: Question | undefined;
}

interface Question {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly danger?: boolean;
}

/** A button with its work, the question asked before it, and its failure below. */
export function TaskButton({ work, busy, question, ...button }: TaskButtonProps) {
  const [asking, setAsking] = useState(false);
  const { running, outcome, start } = useTask(async () => {
    await work();
    return "";
  });
  return (
    <>
      <Button
        {...button}
        disabled={running}
        disabledReason={busy}
        onClick={question ? () => setAsking(true) : start}
      />
      <Failure text={outcome?.failed && outcome.text} />
      {asking && question && (
        <YesNoDialog
          title={question.title}
          yes={question.yes}
          no={question.no}
          danger={question.danger}
          onYes={() => {
            setAsking(false);
            start();
          }}
          onNo={() => setAsking(false)}
        >
          <p>{question.text}</p>
        </YesNoDialog>
      )}
    </>
  );
}
