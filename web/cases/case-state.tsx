import type { OneCase } from "@felistry/contract/cases.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { withdrawAnnulment } from "../corrections/save-withdrawn.ts";
import { Allowed } from "../layout/allowed.tsx";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { exactMoment, shortDate } from "../ui/dates.ts";
import { Failure } from "../ui/failure.tsx";
import { Row } from "../ui/page.tsx";
import { useTask } from "../ui/use-task.ts";
import styles from "./cases.module.css";
import { WithdrawRequest } from "./withdraw-request.tsx";
import { useKeys } from "../ui/use-keys.ts";

/** Where the case is, and the way back while there is one. */
export function CaseState({
  found,
  onDone,
}: {
  found: OneCase;
  onDone: (said: string) => Promise<void>;
}) {
  const { call, locale, viewer } = usePageTools();
  const day = (moment: string | null) => (moment === null ? "" : shortDate(moment, locale));
  const task = useTask(async () => {
    await call("PUT /admin/cases/{id}/take-back", { params: { id: found.id } });
    await onDone(m.case_taken_back());
    return "";
  });
  const isOpen = found.final_at !== null;
  useKeys(isOpen ? { KeyU: task.start } : {});
  return (
    <section className={styles["state"]} data-state={found.state}>
      <p>{stateText(found, day)}</p>
      {found.reason !== null && <blockquote lang="zxx">{found.reason}</blockquote>}
      {found.first_by && found.state !== "decided" && (
        <p>{m.case_first_by({ name: found.first_by.name })}</p>
      )}
      {isAnnulmentOf(found, viewer?.id) && (
        <WithdrawRequest send={() => withdrawAnnulment({ call }, found.cat_id!)} onDone={onDone} />
      )}
      {found.final_at !== null && (
        <>
          <p>{m.case_final_at({ time: exactMoment(found.final_at) })}</p>
          <Allowed right="decide_cases">
            <Row>
              <Button
                look="second"
                disabled={task.running}
                disabledReason={m.own_busy()}
                onClick={task.start}
              >
                {m.case_take_back()}
              </Button>
            </Row>
          </Allowed>
        </>
      )}
      <Failure text={task.outcome?.failed && task.outcome.text} />
    </section>
  );
}

/** Waits for a second person, and was asked for by the viewer. */
const isAnnulmentOf = ({ kind, state, cat_id, first_by }: OneCase, viewerId: number | undefined) =>
  kind === "annulment" && state === "waiting" && cat_id !== null && first_by?.id === viewerId;

function stateText(
  { state, outcome, asked_at, decided_at, decided_by }: OneCase,
  day: (moment: string | null) => string,
): string {
  if (state === "waiting") return m.case_state_waiting();
  if (state === "asked") return m.case_state_asked({ day: day(asked_at) });
  if (state === "withdrawn") return m.case_state_withdrawn();
  const said = { name: decided_by ?? m.case_site(), day: day(decided_at) };
  if (outcome === "confirmed" || outcome === "registered") return m.case_state_confirmed(said);
  if (outcome === "declined") return m.case_state_declined(said);
  return m.case_state_decided({ day: said.day });
}
