import type { Judge } from "@felistry/contract/credentials/judges.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Allowed } from "../../layout/allowed.tsx";
import { languageName } from "../../layout/language-name.ts";
import { usePageTools } from "../../page-tools.ts";
import { shortDate } from "../../ui/dates.ts";
import { Empty, Lead } from "../../ui/page.tsx";
import { useOutcome } from "../../ui/use-outcome.ts";
import list from "../credentials.module.css";
import styles from "./judges.module.css";
import { JudgeForm } from "./judge-form.tsx";
import { RemoveJudge } from "./remove-judge.tsx";

/** `/admin/credentials?list=judges`: the judges whose addresses the club knows. */
export function JudgeList({ judges }: { judges: readonly Judge[] }) {
  const { said, output, onDone } = useOutcome();
  return (
    <>
      <Lead>{m.judge_list_lead()}</Lead>
      <output ref={output} tabIndex={-1}>
        {said}
      </output>
      {judges.length === 0 ? (
        <Empty>{m.judge_list_none()}</Empty>
      ) : (
        <ul className={list["entries"]}>
          {judges.map((judge) => (
            <li key={judge.id}>
              <JudgeLine judge={judge} onDone={onDone} />
            </li>
          ))}
        </ul>
      )}
      <Allowed right="decide_credentials">
        <JudgeForm judge={null} onDone={onDone} />
      </Allowed>
    </>
  );
}

function JudgeLine({ judge, onDone }: { judge: Judge; onDone: (said: string) => Promise<void> }) {
  const { locale } = usePageTools();
  const { name, email, systems, added_by, added_at, rested_at } = judge;
  const facts = [systems.join(", "), judge.locale && languageName(judge.locale, locale)];
  return (
    <>
      <div className={styles["judge"]}>
        <strong lang="zxx">{name}</strong>
        <span className={styles["address"]}>{email}</span>
        <span className="soft">{facts.filter(Boolean).join(" · ")}</span>
        <span className="soft">
          {m.judge_added({ name: added_by, date: shortDate(added_at, locale) })}
        </span>
        {rested_at && <span>{m.judge_rested_since({ date: shortDate(rested_at, locale) })}</span>}
      </div>
      <Allowed right="decide_credentials">
        <JudgeForm key={JSON.stringify(judge)} judge={judge} onDone={onDone} />
        <RemoveJudge judge={judge} onDone={onDone} />
      </Allowed>
    </>
  );
}
