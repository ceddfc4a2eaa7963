import type { ReviewReport } from "@felistry/contract/orders/reviews.ts";
import { languageOf } from "@felistry/i18n/locale.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { shortDate } from "../ui/dates.ts";
import { VerdictButtons } from "./verdict-buttons.tsx";
import styles from "./orders.module.css";

interface ReviewReportsProps {
  readonly reports: readonly ReviewReport[];
  readonly onDone: (said: string) => Promise<void>;
}

/** Reported reviews and answers that wait for the club; nothing if there are none. */
export function ReviewReports({ reports, onDone }: ReviewReportsProps) {
  if (reports.length === 0) return null;
  return (
    <section className={styles["part"]} aria-labelledby="reviews">
      <h2 id="reviews">{m.review_reports_title()}</h2>
      <ul className={styles["messages"]}>
        {reports.map((report) => (
          <li key={report.id}>
            <Report report={report} onDone={onDone} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Report({ report, onDone }: Pick<ReviewReportsProps, "onDone"> & { report: ReviewReport }) {
  const { call, locale } = usePageTools();
  const { id, part, writer, reporter, stars, text, reason, created_at, order_id } = report;
  const title = part === "review" ? m.review_reports_of : m.review_reports_answer_of;
  return (
    <article aria-labelledby={`review-report-${id}`} className={styles["order"]}>
      <h3 id={`review-report-${id}`}>{title({ name: writer })}</h3>
      <p>{m.review_star_count({ n: stars })}</p>
      <blockquote
        className={styles["words"]}
        lang={text === null ? undefined : languageOf(text, locale)}
      >
        {text ?? m.order_message_gone()}
      </blockquote>
      <dl className={styles["facts"]}>
        <dt>{m.message_reports_reason()}</dt>
        <dd>{reason}</dd>
        <dt>{m.message_reports_reporter()}</dt>
        <dd>{reporter}</dd>
        <dt>{m.message_reports_sent()}</dt>
        <dd>{shortDate(created_at, locale)}</dd>
        <dt>{m.message_reports_order()}</dt>
        <dd>{order_id}</dd>
      </dl>
      <VerdictButtons
        remove={m.review_reports_remove()}
        decide={async (verdict) => {
          await call("PUT /admin/review-reports/{id}", { params: { id }, body: { verdict } });
          await onDone(
            verdict === "removed" ? m.review_reports_removed() : m.review_reports_stand(),
          );
        }}
      />
    </article>
  );
}
