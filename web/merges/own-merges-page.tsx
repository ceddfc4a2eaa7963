import { useState } from "react";
import { Link, useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import type { MergeEntry } from "@felistry/contract/merges/merges.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, requireViewer, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { shortDate } from "../ui/dates.ts";
import { Failure } from "../ui/failure.tsx";
import { Head } from "../ui/head.tsx";
import { PageLinks } from "../ui/page-links.tsx";
import { EmptyPage } from "../ui/lists/empty-page.tsx";
import { Lead, Page } from "../ui/page.tsx";
import { useTask } from "../ui/use-task.ts";
import { YesNoDialog } from "../ui/yes-no-dialog.tsx";
import styles from "./own-merges.module.css";

export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireViewer(args);
  const cursor = new URL(args.request.url).searchParams.get("cursor");
  const { data, page } = await orErrorScreen(
    call("GET /me/merges", { query: { ...(cursor && { cursor }) } }),
  );
  return { merges: data, next: page.next };
}

export function Component() {
  const { merges, next } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  return (
    <Page>
      <Head title={m.merges_title()} description={m.merges_lead()} noIndex />
      <h1>{m.merges_title()}</h1>
      <Lead>{m.merges_lead()}</Lead>
      {merges.length === 0 ? (
        <EmptyPage>{m.merges_none()}</EmptyPage>
      ) : (
        <ul className={styles["merges"]} aria-label={m.merges_title()}>
          {merges.map((merge) => (
            <MergeLine key={merge.id} merge={merge} />
          ))}
        </ul>
      )}
      <PageLinks next={next} />
      <p>
        <Link to={paths.myChecks}>{m.check_my_title()}</Link>
      </p>
    </Page>
  );
}

function MergeLine({ merge }: { merge: MergeEntry }) {
  const { locale } = usePageTools();
  const { name, kept_name, kept_cat_id, merged_at, undone_at } = merge;
  return (
    <li className={styles["merge"]}>
      <div className={styles["head"]}>
        <Link to={paths.cat(kept_cat_id)}>{m.merges_pair({ name, kept: kept_name })}</Link>
        <span className={styles["day"]}>{shortDate(merged_at, locale)}</span>
      </div>
      {undone_at === null ? (
        <Undo merge={merge} />
      ) : (
        <p>{m.merges_undone({ date: shortDate(undone_at, locale) })}</p>
      )}
    </li>
  );
}

function Undo({ merge: { id, name, kept_name, kept_cat_id } }: { merge: MergeEntry }) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const { running, outcome, start } = useTask(async () => {
    try {
      await call("POST /merges/{id}/undo", { params: { id } });
      await revalidate();
    } finally {
      setAsking(false);
    }
    return "";
  });
  const names = { name, kept: kept_name };
  return (
    <>
      <div>
        <Button look="second" onClick={() => setAsking(true)} aria-label={m.merges_undo_of(names)}>
          {m.merge_undo()}
        </Button>
      </div>
      <Failure text={outcome?.failed && outcome.text} />
      {outcome?.failed && <Link to={paths.catHistory(kept_cat_id)}>{m.merges_see_history()}</Link>}
      {asking && (
        <YesNoDialog
          title={m.merges_undo_title()}
          yes={m.merges_undo_confirm()}
          no={m.merges_keep()}
          danger
          busy={running ? m.catform_saving() : undefined}
          onYes={start}
          onNo={() => setAsking(false)}
        >
          <p>{m.merges_undo_lead(names)}</p>
        </YesNoDialog>
      )}
    </>
  );
}
