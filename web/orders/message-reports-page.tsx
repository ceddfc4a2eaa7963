import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { MessageReport } from "@felistry/contract/orders/messages.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Allowed } from "../layout/allowed.tsx";
import { ClubPage } from "../layout/club-page.tsx";
import { orErrorScreen, requireRight, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { shortDate } from "../ui/dates.ts";
import { PageLinks } from "../ui/page-links.tsx";
import { cursorOf } from "../ui/page-trail.ts";
import { EmptyPage } from "../ui/lists/empty-page.tsx";
import { useOutcome } from "../ui/use-outcome.ts";
import { MessagePictures } from "./message-photo.tsx";
import { ReviewReports } from "./review-reports.tsx";
import { VerdictButtons } from "./verdict-buttons.tsx";
import styles from "./orders.module.css";

/** `/admin/messages`: reported messages that wait for the club. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireRight(args, "read_market");
  const cursor = cursorOf(new URL(args.request.url).searchParams);
  const [{ data, page }, { data: reviews }] = await orErrorScreen(
    Promise.all([
      call("GET /admin/message-reports", { query: cursor ? { cursor } : {} }),
      call("GET /admin/review-reports", { query: {} }),
    ]),
  );
  return { reports: data, reviews, next: page.next };
}

export function Component() {
  const { reports, reviews, next } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { said, output, onDone } = useOutcome();
  return (
    <ClubPage
      tab="messages"
      title={m.message_reports_title()}
      description={m.message_reports_lead()}
    >
      <p className="soft">{m.message_reports_lead()}</p>
      <output ref={output} tabIndex={-1} className={styles["done"]}>
        {said}
      </output>
      {reports.length === 0 && reviews.length === 0 ? (
        <EmptyPage>
          <p>{m.message_reports_none()}</p>
        </EmptyPage>
      ) : (
        <ul className={styles["messages"]}>
          {reports.map((report) => (
            <li key={report.id}>
              <Report report={report} onDone={onDone} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks next={next} />
      <ReviewReports reports={reviews} onDone={onDone} />
    </ClubPage>
  );
}

function Report({
  report,
  onDone,
}: {
  report: MessageReport;
  onDone: (said: string) => Promise<void>;
}) {
  const { call, locale } = usePageTools();
  return (
    <article aria-labelledby={`report-${report.id}`} className={styles["order"]}>
      <h2 id={`report-${report.id}`}>{m.message_reports_of({ name: report.sender })}</h2>
      <blockquote className={styles["words"]}>{report.text ?? m.order_message_gone()}</blockquote>
      <MessagePictures paths={report.pictures} sender={report.sender} />
      <dl className={styles["facts"]}>
        <dt>{m.message_reports_reason()}</dt>
        <dd>{report.reason}</dd>
        <dt>{m.message_reports_reporter()}</dt>
        <dd>{report.reporter}</dd>
        <dt>{m.message_reports_sent()}</dt>
        <dd>{shortDate(report.created_at, locale)}</dd>
        <dt>
          {report.order_id === null ? m.message_reports_question() : m.message_reports_order()}
        </dt>
        <dd>{report.order_id ?? report.question_id}</dd>
      </dl>
      <Allowed right="decide_market">
        <VerdictButtons
          remove={m.message_reports_remove()}
          decide={async (verdict) => {
            const params = { id: report.id };
            await call("PUT /admin/message-reports/{id}", { params, body: { verdict } });
            await onDone(
              verdict === "removed" ? m.message_reports_removed() : m.message_reports_stands(),
            );
          }}
        />
      </Allowed>
      <p className="soft">
        <Link to={paths.adminMembers}>{m.message_reports_members()}</Link>
      </p>
    </article>
  );
}
