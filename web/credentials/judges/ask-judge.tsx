import { useRevalidator } from "react-router";
import type { Answer } from "@felistry/contract/api.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { shortDate } from "../../ui/dates.ts";
import { TaskButton } from "../../ui/task-button.tsx";
import type { Credential } from "../credentials-card.tsx";
import styles from "./judges.module.css";

export type JudgeAsk = Answer<"GET /cats/{id}/judge-asks">["data"][number];

/** What the judge has said of a result, or the button that asks. Nothing of a result whose judge the club does not know. */
export function AskJudge({
  credential,
  ask,
}: {
  credential: Credential;
  ask: JudgeAsk | undefined;
}) {
  const { locale } = usePageTools();
  if (credential.judge_answer === "denied")
    return <p className={styles["denied"]}>{m.judge_denied()}</p>;
  if (ask?.state === "asked" && ask.until)
    return <p className="soft">{m.judge_asked({ date: shortDate(ask.until, locale) })}</p>;
  if (ask?.state === "own") return <p className="soft">{m.error_judge_own_cat()}</p>;
  return ask?.state === "open" ? <AskButton credential={credential} /> : null;
}

function AskButton({ credential: { id, name, judge } }: { credential: Credential }) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const ask = async () => {
    await call("POST /credentials/{id}/judge-ask", { params: { id } });
    await revalidate();
  };
  return (
    <div className={styles["judge"]}>
      <TaskButton
        look="second"
        small
        aria-label={m.judge_ask_one({ judge: judge!, award: name })}
        work={ask}
        busy={m.judge_asking()}
      >
        {m.judge_ask()}
      </TaskButton>
      <p className="soft">{m.judge_ask_hint({ judge: judge! })}</p>
    </div>
  );
}
