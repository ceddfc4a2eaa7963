import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { TaskButton } from "../ui/task-button.tsx";

export function WithdrawCorrection({
  id,
  onDone,
}: {
  id: number;
  onDone: (said: string) => Promise<void>;
}) {
  const { call } = usePageTools();
  const withdraw = async () => {
    await call("PUT /corrections/{id}/withdraw", { params: { id } });
    await onDone(m.correction_withdrawn());
  };
  return (
    <div>
      <TaskButton look="second" work={withdraw} busy={m.own_busy()}>
        {m.correction_withdraw()}
      </TaskButton>
    </div>
  );
}
