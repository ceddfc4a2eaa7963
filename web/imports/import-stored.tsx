import { useState } from "react";
import { useRevalidator } from "react-router";
import type { ImportRecord } from "@felistry/contract/imports/imports.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { Row } from "../ui/page.tsx";
import { ImportRefused } from "./import-refused.tsx";
import { useTask } from "../ui/use-task.ts";
import { YesNoDialog } from "../ui/yes-no-dialog.tsx";

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
        <YesNoDialog
          title={m.import_undo_question()}
          yes={m.import_undo_yes()}
          no={m.import_undo_no()}
          danger
          onYes={() => {
            setAsking(false);
            start();
          }}
          onNo={() => setAsking(false)}
        >
          <p>{m.import_undo_text()}</p>
        </YesNoDialog>
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
