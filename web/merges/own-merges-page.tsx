import { useState } from "react";
import { Link, useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import { ApiFailure } from "@felistry/contract/client.ts";
import type { MergeEntry } from "@felistry/contract/merges/merges.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, requireViewer, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { shortDate } from "../ui/dates.ts";
import { Failure } from "../ui/failure.tsx";
import { failureText } from "../ui/fault-report.ts";
import { Head } from "../ui/head.tsx";
import { PageLinks } from "../ui/page-links.tsx";
import { Empty, Lead, Page } from "../ui/page.tsx";
import { QuestionDialog } from "../ui/question-dialog.tsx";
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
        <Empty>{m.merges_none()}</Empty>
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
  const { locale, call } = usePageTools();
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { name, kept_name, kept_cat_id } = merge;
  const undo = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await call("POST /merges/{id}/undo", { params: { id: merge.id } });
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(failureText(error));
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <li className={styles["merge"]}>
      <div className={styles["head"]}>
        <Link to={paths.cat(kept_cat_id)}>{m.merges_pair({ name, kept: kept_name })}</Link>
        <span className={styles["day"]}>{shortDate(merge.merged_at, locale)}</span>
      </div>
      {merge.undone_at === null ? (
        <div>
          <Button
            look="second"
            onClick={() => setAsking(true)}
            aria-label={m.merges_undo_of({ name, kept: kept_name })}
          >
            {m.merge_undo()}
          </Button>
        </div>
      ) : (
        <p>{m.merges_undone({ date: shortDate(merge.undone_at, locale) })}</p>
      )}
      <Failure text={failure} />
      {failure !== null && <Link to={paths.catHistory(kept_cat_id)}>{m.merges_see_history()}</Link>}
      {asking && (
        <UndoQuestion
          merge={merge}
          busy={busy}
          undo={() => void undo()}
          keep={() => setAsking(false)}
        />
      )}
    </li>
  );
}

interface UndoQuestionProps {
  readonly merge: MergeEntry;
  readonly busy: boolean;
  readonly undo: () => void;
  readonly keep: () => void;
}

function UndoQuestion({ merge: { name, kept_name }, busy, undo, keep }: UndoQuestionProps) {
  return (
    <QuestionDialog
      title={m.merges_undo_title()}
      onClose={keep}
      answers={
        <>
          <Button look="second" onClick={keep}>
            {m.merges_keep()}
          </Button>
          <Button onClick={undo} disabled={busy} disabledReason={m.catform_saving()}>
            {m.merges_undo_confirm()}
          </Button>
        </>
      }
    >
      <p>{m.merges_undo_lead({ name, kept: kept_name })}</p>
    </QuestionDialog>
  );
}
