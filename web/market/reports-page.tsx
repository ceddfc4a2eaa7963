import { useRef, useState } from "react";
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { ClubPage } from "../layout/club-page.tsx";
import { orErrorScreen, requireAdmin } from "../page-tools.ts";
import { PageLinks } from "../ui/page-links.tsx";
import { Empty } from "../ui/page.tsx";
import { AdReportCard } from "./ad-report-card.tsx";
import styles from "./reports.module.css";

/** `/admin/reports` */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireAdmin(args);
  const cursor = new URL(args.request.url).searchParams.get("cursor");
  const asked = call("GET /admin/reports", { query: cursor ? { cursor } : {} });
  const { data, page } = await orErrorScreen(asked);
  return { reports: data, next: page.next };
}

export function Component() {
  const { reports, next } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState("");
  const outcome = useRef<HTMLOutputElement>(null);
  // The report decided on is gone with its buttons; whoever works by keyboard goes on at what is said of it.
  const onDone = async (text: string) => {
    setSaid(text);
    await revalidate();
    outcome.current?.focus();
  };
  return (
    <ClubPage tab="reports" title={m.reports_title()} description={m.reports_description()}>
      <output ref={outcome} tabIndex={-1} className={styles["said"]}>
        {said}
      </output>
      {reports.length === 0 ? (
        <Empty>
          <p>{m.reports_none()}</p>
        </Empty>
      ) : (
        <ul className={styles["list"]}>
          {reports.map((report) => (
            <li key={report.id}>
              <AdReportCard report={report} onDone={onDone} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks next={next} />
    </ClubPage>
  );
}
