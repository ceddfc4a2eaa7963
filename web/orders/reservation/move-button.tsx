import { useState } from "react";
import type { PlainMove } from "@felistry/domain/orders/reservation.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Button, type ButtonLook } from "../../ui/button.tsx";
import { Failure } from "../../ui/failure.tsx";
import { QuestionDialog } from "../../ui/question-dialog.tsx";
import type { PartProps } from "./part-props.ts";
import { useMove } from "./use-move.ts";

interface MoveButtonProps extends PartProps {
  readonly move: PlainMove;
  readonly label: string;
  /** Said once it is done. */
  readonly said: () => string;
  readonly look?: ButtonLook;
  /** Asked before a move that cannot be taken back. */
  readonly question?: { readonly title: string; readonly text: string };
}

export function MoveButton({ move, label, said, look, question, ...part }: MoveButtonProps) {
  const [asking, setAsking] = useState(false);
  const task = useMove(part, move, said);
  return (
    <>
      <Button
        look={look ?? "primary"}
        disabled={task.running}
        disabledReason={m.own_busy()}
        onClick={question ? () => setAsking(true) : task.start}
      >
        {label}
      </Button>
      <Failure text={task.outcome?.failed && task.outcome.text} />
      {asking && question && (
        <QuestionDialog
          title={question.title}
          onClose={() => setAsking(false)}
          answers={
            <>
              <Button
                look={look ?? "primary"}
                onClick={() => {
                  setAsking(false);
                  task.start();
                }}
              >
                {label}
              </Button>
              <Button look="second" onClick={() => setAsking(false)}>
                {m.reserve_back()}
              </Button>
            </>
          }
        >
          <p>{question.text}</p>
        </QuestionDialog>
      )}
    </>
  );
}
