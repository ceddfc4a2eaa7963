import { useState } from "react";
import { useRevalidator } from "react-router";
import type { ImportRecord } from "@felistry/contract/imports/imports.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import styles from "./imports.module.css";
import { failureText } from "../ui/fault-report.ts";

/** The preview, and the button that carries it out. */
export function ImportResult({ record }: { record: ImportRecord }) {
  const { id, total, known, faulty, added, faults } = record;
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const good = total - known - faulty + added;
  const missesParents = faults.some(({ kind }) => kind === "parent_not_found");
  const confirm = async () => {
    setBusy(true);
    try {
      await call("POST /imports/{id}/confirm", { params: { id } });
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-labelledby="import-result" className={styles["form"]}>
      <h2 id="import-result">{m.import_result()}</h2>
      <output>
        {m.import_counts({ total, good, known, faulty })}
        {added > 0 && ` ${m.import_added({ added })}`}
      </output>
      {missesParents && record.missing_parents === "leave_out" && <p>{m.import_parents_hint()}</p>}
      {good === 0 ? (
        <p>{m.import_nothing()}</p>
      ) : (
        <div>
          <Button onClick={() => void confirm()} disabled={busy} disabledReason={m.import_saving()}>
            {m.import_confirm({ good })}
          </Button>
        </div>
      )}
      <Failure text={failure} />
    </section>
  );
}
