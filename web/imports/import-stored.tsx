import { useState } from "react";
import { useRevalidator } from "react-router";
import type { ImportRecord } from "@felistry/contract/imports/imports.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { Row } from "../ui/page.tsx";
import { QuestionDialog } from "../ui/question-dialog.tsx";
import { ImportRefused } from "./import-refused.tsx";
import { useTask } from "../ui/use-task.ts";

/** The result, and the undo button while it is available. */
export function ImportStored({ record }: { record: ImportRecord }) {
  const { id, saved, undone, state, failed, can_undo, attached, to_attach } = record;
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const { outcome, start } = useTask(async () => {
    await call("POST /imports/{id}/undo", { params: { id } });
    await revalidate();
    return "";
  });
  return (
    <>
      <output>{state === "undone" ? undoneText(saved, undone) : m.import_saved({ saved })}</output>
      {state === "saved" && to_attach > 0 && (
        <p>{m.import_attached({ attached, total: to_attach })}</p>
      )}
      {state === "saved" && <ImportRefused refused={record.refused} />}
      <Row>
        <ButtonLink to={paths.my}>{m.import_to_my()}</ButtonLink>
        {can_undo && (
          <Button look="danger" onClick={() => setAsking(true)}>
            {m.import_undo()}
          </Button>
        )}
      </Row>
      <Failure text={failed ? m.import_undo_failed() : outcome?.failed && outcome.text} />
      {asking && (
        <QuestionDialog
          title={m.import_undo_question()}
          onClose={() => setAsking(false)}
          answers={
            <>
              <Button
                look="danger"
                onClick={() => {
                  setAsking(false);
                  start();
                }}
              >
                {m.import_undo_yes()}
              </Button>
              <Button look="second" onClick={() => setAsking(false)}>
                {m.import_undo_no()}
              </Button>
            </>
          }
        >
          <p>{m.import_undo_text()}</p>
        </QuestionDialog>
      )}
    </>
  );
}

function undoneText(saved: number, undone: number): string {
  const kept = saved - undone;
  return [m.import_undone({ undone }), kept > 0 && m.import_undone_kept({ kept })]
    .filter(Boolean)
    .join(" ");
}
