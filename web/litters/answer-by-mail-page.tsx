import { useState, useSyncExternalStore } from "react";
import { ApiFailure } from "@felistry/contract/client.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { Head } from "../ui/head.tsx";
import { Empty, Lead, Page, Row } from "../ui/page.tsx";
import { AnswerQuestion } from "./answer-question.tsx";
import styles from "./litters.module.css";

const never = () => () => {};
/** The token stands behind the `#`, which a browser sends to nobody. */
const tokenInAddress = () => location.hash.slice(1);

type MailAnswer = "confirm" | "decline";
type Outcome = { readonly answer: MailAnswer } | { readonly failure: string };

/** `/litters/answer#{token}`. Opening the link answers nothing, for mail programs open links by themselves. */
export function Component() {
  const hasToken = useSyncExternalStore(
    never,
    () => tokenInAddress() !== "",
    () => true,
  );
  const { asked, ask, sending, outcome, send } = useMailAnswer();
  if (outcome && "answer" in outcome) return <Answered answer={outcome.answer} />;
  return (
    <Page width="narrow">
      <Head title={m.litter_mail_page_title()} description={m.litter_mail_page_lead()} noIndex />
      <h1>{m.litter_mail_page_title()}</h1>
      {hasToken ? (
        <>
          <Lead>{m.litter_mail_page_lead()}</Lead>
          <Failure text={outcome?.failure} />
          <Row>
            <Button onClick={() => ask("confirm")}>{m.litter_confirm()}</Button>
            <Button look="second" onClick={() => ask("decline")}>
              {m.litter_decline()}
            </Button>
          </Row>
        </>
      ) : (
        <Empty>{m.litter_mail_page_none()}</Empty>
      )}
      {asked && (
        <AnswerQuestion
          answer={asked}
          stud={null}
          sending={sending}
          send={() => void send(asked)}
          close={() => ask(null)}
        />
      )}
    </Page>
  );
}

function useMailAnswer() {
  const { call } = usePageTools();
  const [asked, ask] = useState<MailAnswer | null>(null);
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const send = async (answer: MailAnswer) => {
    setSending(true);
    try {
      const body = { token: tokenInAddress(), confirm: answer === "confirm" };
      await call("POST /litters/answer-by-mail", { body });
      setOutcome({ answer });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const isFault = error.status === 0 || error.status >= 500;
      setOutcome({ failure: isFault ? m.error_fault() : error.body.message });
    } finally {
      setSending(false);
      ask(null);
    }
  };
  return { asked, ask, sending, outcome, send };
}

function Answered({ answer }: { answer: MailAnswer }) {
  const { viewer } = usePageTools();
  const isConfirmed = answer === "confirm";
  const title = isConfirmed ? m.litter_mail_page_confirmed() : m.litter_mail_page_declined();
  return (
    <Page width="narrow">
      <Head title={title} description={title} noIndex />
      {/* What was pressed is gone, and the focus would be lost with it. */}
      <h1 tabIndex={-1} ref={(heading) => heading?.focus()} className={styles["done"]}>
        {title}
      </h1>
      <Lead>
        {isConfirmed ? m.litter_mail_page_confirmed_lead() : m.litter_mail_page_declined_lead()}
      </Lead>
      {viewer && (
        <Row>
          <ButtonLink to={paths.litters}>{m.litter_list_title()}</ButtonLink>
        </Row>
      )}
    </Page>
  );
}
