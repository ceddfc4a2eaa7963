import { useState } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { HistoryEntry } from "@felistry/contract/history.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, requireViewer } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Head } from "../ui/head.tsx";
import { PageLinks } from "../ui/page-links.tsx";
import { cursorOf } from "../ui/page-trail.ts";
import { Empty, Lead, Page, Row } from "../ui/page.tsx";
import { QuestionDialog } from "../ui/question-dialog.tsx";
import { Entry } from "./history-entry.tsx";
import styles from "./history.module.css";
import { whatHappened } from "./history-words.ts";
import { useUndo, type Undo } from "./use-undo.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireViewer(args);
  const id = Number(args.params["id"]);
  const cursor = cursorOf(new URL(args.request.url).searchParams);
  const [card, { data, page }] = await orErrorScreen(
    Promise.all([
      call("GET /cats/{id}", { params: { id } }),
      call("GET /cats/{id}/history", { params: { id }, query: { ...(cursor && { cursor }) } }),
    ]),
  );
  return { id, name: displayName(card.data), entries: data, next: page.next };
}

export function Component() {
  const { id, name, entries, next } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const undo = useUndo();
  const [asked, setAsked] = useState<HistoryEntry | null>(null);
  const title = m.history_cat_title({ name });
  return (
    <Page>
      <Head title={title} description={m.history_cat_lead()} noIndex />
      <h1>{title}</h1>
      <Lead>{m.history_cat_lead()}</Lead>
      <Row>
        <ButtonLink to={paths.cat(id)} look="second">
          {m.history_to_cat()}
        </ButtonLink>
      </Row>
      <div>
        <output className={styles["done"]}>{undo.state === "done" && m.history_undo_done()}</output>
        <div role="alert">
          {undo.failure && <p className={styles["failure"]}>{undo.failure}</p>}
        </div>
      </div>
      {entries.length === 0 ? (
        <Empty>{m.history_empty()}</Empty>
      ) : (
        <ol className={styles["list"]}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry}>
                {entry.may_undo === 1 && (
                  <UndoButton entry={entry} undo={undo} onAsk={() => setAsked(entry)} />
                )}
              </Entry>
            </li>
          ))}
        </ol>
      )}
      <PageLinks next={next} />
      {asked && <UndoQuestion entry={asked} undo={undo} onClose={() => setAsked(null)} />}
    </Page>
  );
}

interface UndoProps {
  readonly entry: HistoryEntry;
  readonly undo: Undo;
}

function UndoButton({ entry, undo, onAsk }: UndoProps & { onAsk: () => void }) {
  return (
    <p>
      <Button
        look="second"
        small
        onClick={onAsk}
        disabled={undo.state === "busy"}
        disabledReason={m.history_undoing()}
        aria-label={m.history_undo_label({ what: whatHappened(entry) })}
      >
        {m.history_undo()}
      </Button>
    </p>
  );
}

function UndoQuestion({ entry, undo, onClose }: UndoProps & { onClose: () => void }) {
  const agree = () => {
    onClose();
    void undo.undo(entry.id);
  };
  return (
    <QuestionDialog
      title={m.history_undo_question()}
      onClose={onClose}
      answers={
        <>
          <Button onClick={agree}>{m.history_undo_yes()}</Button>
          <Button look="second" onClick={onClose}>
            {m.history_undo_no()}
          </Button>
        </>
      }
    >
      <p>
        <strong>{whatHappened(entry)}</strong>
      </p>
      <p>{m.history_undo_text()}</p>
    </QuestionDialog>
  );
}
