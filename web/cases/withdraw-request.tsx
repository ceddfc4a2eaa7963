import * as m from "@felistry/i18n/compiled/messages.js";
import { TaskButton } from "../ui/task-button.tsx";

/** Whoever has asked thinks better of it, until it is decided. */
export function WithdrawRequest({
  send,
  onDone,
}: {
  send: () => Promise<unknown>;
  onDone: (said: string) => Promise<void>;
}) {
  const withdraw = async () => {
    await send();
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
