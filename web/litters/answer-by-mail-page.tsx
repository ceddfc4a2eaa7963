import { useState, useSyncExternalStore } from "react";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { Head } from "../ui/head.tsx";
import { Empty, Lead, Page, Row } from "../ui/page.tsx";
import { AnswerQuestion } from "./answer-question.tsx";
import { AskedLitter } from "./asked-litter.tsx";
import styles from "./litters.module.css";
import { type Asked, type MailAnswer, useAsked, useMailAnswer } from "./use-mail-answer.ts";

const never = () => () => {};
/** The token comes after the `#`, a part that browsers never send. */
const tokenInAddress = () => location.hash.slice(1);

/** `/litters/answer#{token}`. Opening the link answers nothing, because mail programs open links automatically. */
export function Component() {
  const token = useSyncExternalStore(never, tokenInAddress, () => null);
  return (
    <Page width="narrow">
      <Head
        title={m.litter_mail_page_title()}
        description={m.litter_mail_page_description()}
        noIndex
      />
      {token === "" ? (
        <>
          <h1>{m.litter_mail_page_title()}</h1>
          <Empty>{m.litter_mail_page_none()}</Empty>
        </>
      ) : (
        <Asking token={token} />
      )}
    </Page>
  );
}

/** `token` is unknown before hydration. */
function Asking({ token }: { token: string | null }) {
  const asked = useAsked(token);
  const [given, setGiven] = useState<MailAnswer | null>(null);
  if (given) return <Answered answer={given} />;
  return (
    <>
      <h1>{m.litter_mail_page_title()}</h1>
      {asked === null && <output>{m.litter_mail_page_loading()}</output>}
      {asked && "failure" in asked && <Empty>{asked.failure}</Empty>}
      {asked && "litter" in asked && (
        <Question token={token!} litter={asked.litter} onAnswered={setGiven} />
      )}
    </>
  );
}

function Question({
  token,
  litter,
  onAnswered,
}: {
  token: string;
  litter: Asked;
  onAnswered: (answer: MailAnswer) => void;
}) {
  const { chosen, choose, sending, failure, send } = useMailAnswer(token, onAnswered);
  const stud = displayName(litter.sire);
  return (
    <>
      <Lead>{m.litter_mail_page_lead({ breeder: litter.breeder, stud })}</Lead>
      <AskedLitter litter={litter} />
      <Failure text={failure} />
      <Row>
        <Button onClick={() => choose("confirm")}>{m.litter_confirm()}</Button>
        <Button look="second" onClick={() => choose("decline")}>
          {m.litter_decline()}
        </Button>
      </Row>
      {chosen && (
        <AnswerQuestion
          answer={chosen}
          stud={stud}
          sending={sending}
          send={() => void send(chosen)}
          close={() => choose(null)}
        />
      )}
    </>
  );
}

function Answered({ answer }: { answer: MailAnswer }) {
  const { viewer } = usePageTools();
  const isConfirmed = answer === "confirm";
  const title = isConfirmed ? m.litter_mail_page_confirmed() : m.litter_mail_page_declined();
  return (
    <>
      <Head title={title} description={title} noIndex />
      {/* The pressed button is gone, and the focus would be lost with it. */}
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
    </>
  );
}
