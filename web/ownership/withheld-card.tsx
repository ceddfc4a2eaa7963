import { useRevalidator } from "react-router";
import type { WithheldFromKeeper } from "@felistry/contract/ownership/withheld-papers.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { shortDate } from "../ui/dates.ts";
import { TaskButton } from "../ui/task-button.tsx";
import styles from "./withheld-papers.module.css";

/** Papers that an earlier keeper has closed to the present owners, who may ask for them. */
export function WithheldCard({ papers, mayAsk }: { papers: WithheldFromKeeper; mayAsk: boolean }) {
  const { locale, call } = usePageTools();
  const { revalidate } = useRevalidator();
  const { id, holder, holder_left, documents, scans, chip, asked_at } = papers;
  const ask = async () => {
    await call("POST /withheld-papers/{id}/ask", { params: { id } });
    await revalidate();
  };
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
          <TaskButton look="second" work={ask} busy={m.own_busy()}>
            {m.papers_ask()}
          </TaskButton>
        </div>
      )}
    </section>
  );
}
