import * as m from "@felistry/i18n/compiled/messages.js";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { Row } from "../ui/page.tsx";
import { useTask } from "../ui/use-task.ts";

/** The club removes what was reported, or lets it stand. */
export function VerdictButtons({
  remove,
  decide,
}: {
  readonly remove: string;
  readonly decide: (verdict: "removed" | "dismissed") => Promise<void>;
}) {
  const deciding = (verdict: "removed" | "dismissed") => async () => {
    await decide(verdict);
    return "";
  };
  const removing = useTask(deciding("removed"));
  const dismissing = useTask(deciding("dismissed"));
  const busy = removing.running || dismissing.running;
  const failed = [removing, dismissing].find(({ outcome }) => outcome?.failed);
  return (
    <>
      <Row>
        <Button
          look="danger"
          disabled={busy}
          disabledReason={m.own_busy()}
          onClick={removing.start}
        >
          {remove}
        </Button>
        <Button
          look="second"
          disabled={busy}
          disabledReason={m.own_busy()}
          onClick={dismissing.start}
        >
          {m.message_reports_dismiss()}
        </Button>
      </Row>
      <Failure text={failed?.outcome?.text} />
    </>
  );
}
