import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { useTask } from "../ui/use-task.ts";

export function WithdrawCorrection({
  id,
  onDone,
}: {
  id: number;
  onDone: (said: string) => Promise<void>;
}) {
  const { call } = usePageTools();
  const { running, outcome, start } = useTask(async () => {
    await call("PUT /corrections/{id}/withdraw", { params: { id } });
    await onDone(m.correction_withdrawn());
    return "";
  });
  return (
    <div>
      <Button look="second" disabled={running} disabledReason={m.own_busy()} onClick={start}>
        {m.correction_withdraw()}
      </Button>
      <Failure text={outcome?.failed && outcome.text} />
    </div>
  );
}
