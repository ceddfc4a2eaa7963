import { useRevalidator } from "react-router";
import { may } from "@felistry/domain/accounts/club-rights.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { Row } from "../ui/page.tsx";
import { useTask } from "../ui/use-task.ts";
import type { Litter } from "./litter-state.tsx";

/** What the club does with the litter, or has done: by rules, or by its registrar where these have asked. */
export function ClubDecision({ litter }: { litter: Litter }) {
  const { viewer } = usePageTools();
  if (litter.by_rules !== null) return <p>{m.litter_by_rules({ version: litter.by_rules })}</p>;
  if (!litter.before_club) return null;
  return may(viewer, "decide_cases") && !litter.is_breeder ? (
    <Decide litter={litter} />
  ) : (
    <p>{m.litter_before_club()}</p>
  );
}

function Decide({ litter: { id, version } }: { litter: Litter }) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const deciding = (register: 0 | 1) => async () => {
    await call("PUT /litters/{id}/decide", { params: { id }, body: { register, version } });
    await revalidate();
    return "";
  };
  const registering = useTask(deciding(1));
  const declining = useTask(deciding(0));
  const running = registering.running || declining.running;
  const failed = [registering, declining].find(({ outcome }) => outcome?.failed);
  return (
    <>
      <p>{m.litter_asks_club()}</p>
      <Row>
        <Button disabled={running} disabledReason={m.litter_sending()} onClick={registering.start}>
          {m.litter_register_all()}
        </Button>
        <Button
          look="danger"
          disabled={running}
          disabledReason={m.litter_sending()}
          onClick={declining.start}
        >
          {m.litter_register_none()}
        </Button>
      </Row>
      <Failure text={failed?.outcome?.text} />
    </>
  );
}
