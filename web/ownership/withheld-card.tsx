import { useRevalidator } from "react-router";
import type { WithheldFromKeeper } from "@felistry/contract/ownership/withheld-papers.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { shortDate } from "../ui/dates.ts";
import { Failure } from "../ui/failure.tsx";
import { useTask } from "../ui/use-task.ts";
import styles from "./withheld-papers.module.css";

/** Papers that an earlier keeper has closed to the present owners, who may ask for them. */
export function WithheldCard({ papers, mayAsk }: { papers: WithheldFromKeeper; mayAsk: boolean }) {
  const { locale, call } = usePageTools();
  const { revalidate } = useRevalidator();
  const { id, holder, holder_left, documents, scans, chip, asked_at } = papers;
  const { running, outcome, start } = useTask(async () => {
    await call("POST /withheld-papers/{id}/ask", { params: { id } });
    await revalidate();
    return "";
  });
  const what = [
    documents > 0 && m.papers_count_documents({ count: documents }),
    scans > 0 && m.papers_count_scans({ count: scans }),
    chip === 1 && m.papers_count_chip(),
  ].filter((words) => words !== false);
  return (
    <section className={styles["papers"]} aria-label={m.papers_closed_title()}>
      <h3>{m.papers_closed_title()}</h3>
      <p>{m.papers_closed_text({ name: holder.name })}</p>
      {what.length > 0 && <p>{m.papers_closed_what({ what: what.join(", ") })}</p>}
      {holder_left === 1 && <p>{m.papers_closed_left()}</p>}
      {asked_at !== null && (
        <p>
          <output>{m.papers_closed_asked({ date: shortDate(asked_at, locale) })}</output>
        </p>
      )}
      {mayAsk && holder_left === 0 && asked_at === null && (
        <div>
          <Button look="second" disabled={running} disabledReason={m.own_busy()} onClick={start}>
            {m.papers_ask()}
          </Button>
        </div>
      )}
      <Failure text={outcome?.failed ? outcome.text : null} />
    </section>
  );
}
