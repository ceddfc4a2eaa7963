import * as m from "@felistry/i18n/compiled/messages.js";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { useTask } from "../ui/use-task.ts";

/** Whoever has asked thinks better of it, until it is decided. */
export function WithdrawRequest({
  send,
  onDone,
}: {
  send: () => Promise<unknown>;
  onDone: (said: string) => Promise<void>;
}) {
  const task = useTask(async () => {
    await send();
    await onDone(m.correction_withdrawn());
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
        {m.correction_withdraw()}
      </Button>
      <Failure text={task.outcome?.failed && task.outcome.text} />
    </div>
  );
}
