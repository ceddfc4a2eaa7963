import { useState } from "react";
import type { Judge } from "@felistry/contract/credentials/judges.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { Button } from "../../ui/button.tsx";
import { Failure } from "../../ui/failure.tsx";
import { QuestionDialog } from "../../ui/question-dialog.tsx";
import { useTask } from "../../ui/use-task.ts";

interface Props {
  readonly judge: Judge;
  readonly onDone: (said: string) => Promise<void>;
}

export function RemoveJudge({ judge: { id, name }, onDone }: Props) {
  const { call } = usePageTools();
  const [asking, setAsking] = useState(false);
  const { running, outcome, start } = useTask(async () => {
    await call("DELETE /admin/judges/{id}", { params: { id } });
    await onDone(m.judge_removed({ name }));
    return "";
  });
  const close = () => setAsking(false);
  return (
    <>
      <Button
        small
        look="quiet"
        aria-label={m.judge_remove_one({ name })}
        disabled={running}
        disabledReason={m.judge_removing()}
        onClick={() => setAsking(true)}
      >
        {m.judge_remove()}
      </Button>
      <Failure text={outcome?.failed && outcome.text} />
      {asking && (
        <QuestionDialog
          title={m.judge_remove_question({ name })}
          onClose={close}
          answers={
            <>
              <Button
                look="danger"
                onClick={() => {
                  close();
                  start();
                }}
              >
                {m.judge_remove()}
              </Button>
              <Button look="second" onClick={close}>
                {m.judge_keep()}
              </Button>
            </>
          }
        >
          <p>{m.judge_remove_text()}</p>
        </QuestionDialog>
      )}
    </>
  );
}
