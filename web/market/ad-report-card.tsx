import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import type { AdReport } from "@felistry/contract/market/ad-reports.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Allowed } from "../layout/allowed.tsx";
import { CatName } from "../cats/cat-name.tsx";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { shortDate } from "../ui/dates.ts";
import { ChangedFacts } from "../ui/form/changed-facts.tsx";
import { Row } from "../ui/page.tsx";
import { ReasonDialog } from "../ui/reason-dialog.tsx";
import { useStaleFacts } from "../ui/form/use-stale-facts.ts";
import { TaskButton } from "../ui/task-button.tsx";
import { factLabel } from "./fact-label.ts";
import { reasonText } from "./report-reason-line.ts";
import styles from "./reports.module.css";

/** One report and the club's two possible decisions. `onDone` shows the outcome and reloads the list. */
export function AdReportCard({
  report,
  onDone,
}: {
  report: AdReport;
  onDone: (said: string) => Promise<void>;
}) {
  const { call } = usePageTools();
  const [isTakingDown, setTakingDown] = useState(false);
  const params = { id: report.id };
  const { version } = report;
  const { changes, decide } = useDecision(report);
  const name = displayName(report);
  const dismiss = async () => {
    const send = () => call("PUT /admin/reports/{id}/dismiss", { params, body: { version } });
    await onDone(await decide(send, m.reports_dismissed({ name })));
  };
  const titleId = `report-${report.id}`;
  return (
    <article className={styles["report"]} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Link to={paths.saleProfile(report.cat_id)}>
          <CatName cat={report} />
        </Link>
      </h2>
      <p className="soft">{m.reports_number({ id: report.id })}</p>
      <Facts report={report} />
      {report.text !== null && <blockquote>{report.text}</blockquote>}
      {report.is_active === 0 && <p className="soft">{m.reports_not_active()}</p>}
      <Allowed right="decide_market">
        <Row>
          <TaskButton look="second" work={dismiss} busy={m.own_busy()}>
            {m.reports_dismiss()}
          </TaskButton>
          <Button look="danger" onClick={() => setTakingDown(true)}>
            {m.reports_take_down()}
          </Button>
        </Row>
      </Allowed>
      {changes}
      {isTakingDown && (
        <TakeDownDialog
          report={report}
          decide={decide}
          onDone={onDone}
          onClose={() => setTakingDown(false)}
        >
          {changes}
        </TakeDownDialog>
      )}
    </article>
  );
}

interface TakeDownDialogProps {
  readonly report: AdReport;
  readonly decide: ReturnType<typeof useDecision>["decide"];
  readonly onDone: (said: string) => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function TakeDownDialog({ report, decide, onDone, onClose, children }: TakeDownDialogProps) {
  const { call } = usePageTools();
  const name = displayName(report);
  return (
    <ReasonDialog
      about={`take down ${report.id}`}
      title={m.reports_take_down_title({ name })}
      label={m.reports_reason()}
      hint={m.reports_take_down_hint()}
      submit={m.reports_take_down()}
      keep={m.members_keep()}
      schema={() => import("@felistry/contract/market/ad-reports.ts").then((c) => c.takeDownBody)}
      send={(reason) => {
        const takeDown = () =>
          call("PUT /admin/reports/{id}/take-down", {
            params: { id: report.id },
            body: { reason, version: report.version },
          });
        return decide(takeDown, m.reports_taken_down({ name }));
      }}
      onSent={onDone}
      onClose={onClose}
    >
      {children}
    </ReasonDialog>
  );
}

function useDecision(report: AdReport) {
  const { changed, isStale } = useStaleFacts(report.facts);
  const decide = async (decision: () => Promise<unknown>, said: string) => {
    try {
      await decision();
      return said;
    } catch (error) {
      if (await isStale(error)) throw error;
      // Another administrator was faster: the list says so in the report's place.
      if (!(error instanceof ApiFailure && error.status === 409)) throw error;
      return `${displayName(report)}: ${error.body.message}`;
    }
  };
  const changes = changed && <ChangedFacts {...changed} labelOf={factLabel} />;
  return { changes, decide };
}

function Facts({ report }: { report: AdReport }) {
  const { locale } = usePageTools();
  return (
    <dl className={styles["facts"]}>
      <dt>{m.reports_reason()}</dt>
      <dd>{reasonText(report.reason)}</dd>
      <dt>{m.reports_reporter()}</dt>
      <dd>{report.reporter}</dd>
      <dt>{m.reports_seller()}</dt>
      <dd>{report.seller}</dd>
      <dt>{m.reports_sent()}</dt>
      <dd>{shortDate(report.created_at, locale)}</dd>
    </dl>
  );
}
