import { Link, useRevalidator } from "react-router";
import type { Answer } from "@felistry/contract/api.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { shortDate } from "../ui/dates.ts";
import { TaskButton } from "../ui/task-button.tsx";
import styles from "./registration.module.css";

type State = Answer<"GET /cats/{id}/applications">["data"];

/** The state of a cat's newest application. */
export function ApplicationState({ state, registered }: { state: State; registered: boolean }) {
  const { locale } = usePageTools();
  const day = (moment: string | null) => (moment === null ? "" : shortDate(moment, locale));
  if (registered)
    return (
      <section className={styles["state"]} data-status="confirmed">
        <h2>{m.reg_confirmed_title()}</h2>
        <p className={styles["number"]}>{state.reg_num}</p>
        <p>{m.reg_confirmed_text()}</p>
      </section>
    );
  if (state.status === "pending")
    return (
      <section className={styles["state"]} data-status="pending">
        <h2>{m.reg_under_review()}</h2>
        <p>{m.reg_under_review_text()}</p>
        {state.asked_case_id !== null && (
          <p>
            <Link to={paths.askedCase(state.asked_case_id)}>{m.case_asked_link()}</Link>
          </p>
        )}
        <p className="soft">{m.reg_sent_on({ date: day(state.created_at) })}</p>
        {state.may_withdraw && <Withdraw applicationId={state.application_id!} />}
      </section>
    );
  if (state.status === "declined")
    return (
      <section className={styles["state"]} data-status="declined">
        <h2>{m.reg_declined_title({ date: day(state.decided_at) })}</h2>
        <p>{m.reg_declined_reason()}</p>
        <blockquote>{state.reason}</blockquote>
        <p>{m.reg_declined_again()}</p>
      </section>
    );
  if (state.status === "withdrawn")
    return (
      <section className={styles["state"]}>
        <h2>{m.reg_withdrawn_title({ date: day(state.decided_at) })}</h2>
        <p>{m.reg_withdrawn_text()}</p>
      </section>
    );
  return null;
}

function Withdraw({ applicationId }: { applicationId: number }) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const withdraw = async () => {
    await call("PUT /applications/{id}/withdraw", { params: { id: applicationId } });
    await revalidate();
  };
  return (
    <div>
      <TaskButton look="second" work={withdraw} busy={m.own_busy()}>
        {m.reg_withdraw()}
      </TaskButton>
    </div>
  );
}
