import type { ReactNode } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { ClubPage } from "../layout/club-page.tsx";
import { orErrorScreen, requireRight } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { PageLinks } from "../ui/page-links.tsx";
import { cursorOf } from "../ui/page-trail.ts";
import { EmptyPage } from "../ui/lists/empty-page.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { useOutcome } from "../ui/use-outcome.ts";
import { AdReportCard } from "./ad-report-card.tsx";
import { ChipProofCard } from "./chip-proof-card.tsx";
import { HeldList } from "./held/held-list.tsx";
import styles from "./reports.module.css";
import { TakenDownCard } from "./taken-down-card.tsx";

/** `/admin/reports`: pending reports; with `?list=held`, ads that wait; with `?list=chips`, photos of chips; with `?list=taken-down`, the ads that were taken down. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireRight(args, "read_market");
  const search = new URL(args.request.url).searchParams;
  const cursor = cursorOf(search);
  const input = { query: cursor ? { cursor } : {} };
  if (search.get("list") === "taken-down") {
    const { data, page } = await orErrorScreen(call("GET /admin/taken-down-ads", input));
    return { reports: null, held: null, takenDown: data, chips: null, next: page.next };
  }
  if (search.get("list") === "held") {
    const { data, page } = await orErrorScreen(call("GET /admin/held-ads", input));
    return { reports: null, held: data, takenDown: null, chips: null, next: page.next };
  }
  if (search.get("list") === "chips") {
    const { data, page } = await orErrorScreen(call("GET /admin/chip-proofs", input));
    return { reports: null, held: null, takenDown: null, chips: data, next: page.next };
  }
  const { data, page } = await orErrorScreen(call("GET /admin/reports", input));
  return { reports: data, held: null, takenDown: null, chips: null, next: page.next };
}

export function Component() {
  const { reports, held, takenDown, chips, next } = useLoaderData() as Awaited<
    ReturnType<typeof loader>
  >;
  const { said, output, onDone } = useOutcome();
  return (
    <ClubPage tab="reports" title={m.reports_title()} description={m.reports_description()}>
      <Tabs
        label={m.reports_title()}
        current={reports ? "waiting" : held ? "held" : chips ? "chips" : "taken-down"}
        tabs={[
          { key: "waiting", label: m.reports_waiting(), to: paths.adminReports },
          { key: "held", label: m.held_tab(), to: `${paths.adminReports}?list=held` },
          { key: "chips", label: m.chip_proofs_tab(), to: `${paths.adminReports}?list=chips` },
          {
            key: "taken-down",
            label: m.reports_list_taken_down(),
            to: `${paths.adminReports}?list=taken-down`,
          },
        ]}
      />
      <output ref={output} tabIndex={-1} className={styles["said"]}>
        {said}
      </output>
      {reports && (
        <Cards none={m.reports_none()}>
          {reports.map((report) => (
            <li key={report.id}>
              <AdReportCard report={report} onDone={onDone} />
            </li>
          ))}
        </Cards>
      )}
      {held && <HeldList ads={held} onDone={onDone} />}
      {chips && (
        <Cards none={m.chip_proofs_none()}>
          {chips.map((proof) => (
            <li key={proof.id}>
              <ChipProofCard proof={proof} onDone={onDone} />
            </li>
          ))}
        </Cards>
      )}
      {takenDown && (
        <Cards none={m.reports_taken_down_none()}>
          {takenDown.map((ad) => (
            <li key={ad.id}>
              <TakenDownCard ad={ad} onDone={onDone} />
            </li>
          ))}
        </Cards>
      )}
      <PageLinks next={next} />
    </ClubPage>
  );
}

function Cards({ none, children }: { none: string; children: readonly ReactNode[] }) {
  if (children.length > 0) return <ul className={styles["list"]}>{children}</ul>;
  return (
    <EmptyPage>
      <p>{none}</p>
    </EmptyPage>
  );
}
