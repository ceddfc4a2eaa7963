import * as m from "@felistry/i18n/compiled/messages.js";
import { withdrawMerge } from "../merges/save-withdrawn.ts";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { useTask } from "../ui/use-task.ts";

export function WithdrawMerge({
  id,
  onDone,
}: {
  id: number;
  onDone: (said: string) => Promise<void>;
}) {
  const { call } = usePageTools();
  const task = useTask(async () => {
    await withdrawMerge({ call }, id);
    await onDone(m.merge_withdrawn());
    return "";
  });
  return (
    <div>
      <Button
        look="second"
        disabled={task.running}
        disabledReason={m.own_busy()}
        onClick={task.start}
      >
        {m.merge_withdraw()}
      </Button>
      <Failure text={task.outcome?.failed && task.outcome.text} />
    </div>
  );
}
