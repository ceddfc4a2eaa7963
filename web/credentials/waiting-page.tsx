import { useState } from "react";
import { Link, useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import type { Answer } from "@felistry/contract/api.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Allowed } from "../layout/allowed.tsx";
import { CatName } from "../cats/cat-name.tsx";
import { ScanPhoto } from "../documents/scan-photo.tsx";
import { ClubPage } from "../layout/club-page.tsx";
import { orErrorScreen, requireRight, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { ChangedFacts, type Facts } from "../ui/form/changed-facts.tsx";
import { Failure } from "../ui/failure.tsx";
import { PageLinks } from "../ui/page-links.tsx";
import { cursorOf } from "../ui/page-trail.ts";
import { EmptyPage } from "../ui/lists/empty-page.tsx";
import { Lead } from "../ui/page.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { useStaleFacts } from "../ui/form/use-stale-facts.ts";
import { CredentialLine } from "./credentials-card.tsx";
import styles from "./credentials.module.css";
import { JudgeList } from "./judges/judge-list.tsx";
import { JudgesWord } from "./judges/judges-word.tsx";

type Waiting = Answer<"GET /credentials/waiting">["data"][number];

/** `/admin/credentials`: scans of titles and tests that the club has not confirmed, oldest first; with `?list=judges`, who confirms results by mail. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireRight(args, "read_credentials");
  const search = new URL(args.request.url).searchParams;
  const cursor = cursorOf(search);
  const input = { query: cursor === null ? {} : { cursor } };
  if (search.get("list") === "judges") {
    const { data, page } = await orErrorScreen(call("GET /admin/judges", input));
    return { waiting: null, judges: data, next: page.next };
  }
  const { data, page } = await orErrorScreen(call("GET /credentials/waiting", input));
  return { waiting: data, judges: null, next: page.next };
}

export function Component() {
  const { waiting, judges, next } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const title = judges ? m.judge_list_title() : m.credential_club_title();
  return (
    <ClubPage tab="credentials" title={title} description={title}>
      <Tabs
        label={m.credential_club_tab()}
        current={judges ? "judges" : "waiting"}
        tabs={[
          { key: "waiting", label: m.judge_list_back(), to: paths.adminCredentials },
          { key: "judges", label: m.judge_list(), to: `${paths.adminCredentials}?list=judges` },
        ]}
      />
      {judges && <JudgeList judges={judges} />}
      {waiting && <WaitingList waiting={waiting} />}
      <PageLinks next={next} />
    </ClubPage>
  );
}

function WaitingList({ waiting }: { waiting: readonly Waiting[] }) {
  return (
    <>
      <Lead>{m.credential_club_lead()}</Lead>
      {waiting.length === 0 ? (
        <EmptyPage>{m.credential_club_none()}</EmptyPage>
      ) : (
        <ul className={styles["entries"]}>
          {waiting.map((entry) => (
            <li key={entry.id}>
              <WaitingEntry entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function WaitingEntry({ entry }: { entry: Waiting }) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<string | null>(null);
  const { changed, isStale } = useStaleFacts(factsOf(entry));
  const confirm = async () => {
    try {
      await call("PUT /credentials/{id}/confirm", {
        params: { id: entry.id },
        body: { confirmed: true, version: entry.version },
      });
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      await isStale(error);
      setFailure(error.body.message ?? m.error_fault());
    }
  };
  const name = displayName(entry);
  return (
    <>
      <div>
        <p>
          <Link to={paths.cat(entry.cat_id)}>
            <CatName cat={entry} />
          </Link>
        </p>
        <CredentialLine credential={entry} />
        <JudgesWord answer={entry.judge_answer} />
      </div>
      <Allowed right="decide_credentials">
        <Button
          small
          onClick={confirm}
          aria-label={m.credential_confirm_one({ name, of: entry.name })}
        >
          {m.credential_confirm()}
        </Button>
      </Allowed>
      <details className={styles["scan"]}>
        <summary>{m.credential_show_scan()}</summary>
        <ScanPhoto path={entry.scan_url!} alt={m.credential_scan_of({ name, of: entry.name })} />
      </details>
      <Failure text={failure} />
      {changed && <ChangedFacts {...changed} labelOf={(fact) => labels[fact]?.() ?? fact} />}
    </>
  );
}

const labels: Record<string, () => string> = {
  kind: m.credential_kind,
  name: m.credential_name,
  result: m.credential_result,
  issued_by: m.desk_issued_by,
  issued_on: m.credential_date,
  show_system: m.credential_system,
  show_country: m.credential_country,
  show_class: m.credential_class,
  judge: m.credential_judge,
  points: m.credential_points,
  scan_url: m.credential_scan,
  confirmed: m.credential_confirm,
  judge_answer: m.judge_answer,
};

function factsOf(waiting: Waiting): Facts {
  const { kind, name, result, issued_by, issued_on, scan_url } = waiting;
  const { show_system, show_country, show_class, judge, points } = waiting;
  const shown = { show_system, show_country, show_class, judge, points };
  const judge_answer = waiting.judge_answer;
  return {
    kind,
    name,
    result,
    issued_by,
    issued_on,
    ...shown,
    scan_url,
    confirmed: 0,
    judge_answer,
  };
}
