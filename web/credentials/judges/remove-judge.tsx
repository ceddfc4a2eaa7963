import type { Judge } from "@felistry/contract/credentials/judges.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { TaskButton } from "../../ui/task-button.tsx";

interface Props {
  readonly judge: Judge;
  readonly onDone: (said: string) => Promise<void>;
}

export function RemoveJudge({ judge: { id, name }, onDone }: Props) {
  const { call } = usePageTools();
  const remove = async () => {
    await call("DELETE /admin/judges/{id}", { params: { id } });
    await onDone(m.judge_removed({ name }));
  };
  return (
    <TaskButton
      small
      look="quiet"
      aria-label={m.judge_remove_one({ name })}
      work={remove}
      busy={m.judge_removing()}
      question={{
        title: m.judge_remove_question({ name }),
        text: m.judge_remove_text(),
        yes: m.judge_remove(),
        no: m.judge_keep(),
        danger: true,
      }}
    >
      {m.judge_remove()}
    </TaskButton>
  );
}
