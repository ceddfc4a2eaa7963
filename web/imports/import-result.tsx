import type { ImportRecord } from "@felistry/contract/imports/imports.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { useRevalidator } from "react-router";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { Row } from "../ui/page.tsx";
import { useTask } from "../ui/use-task.ts";
import styles from "./imports.module.css";
import type { Repairs } from "./use-repairs.ts";

/** What would be stored, and the button that does it. */
export function ImportResult({ record, repairs }: { record: ImportRecord; repairs: Repairs }) {
  const { id, total, known, faulty, left_out, warned, added, brought, has_repairs } = record;
  const { waiting } = repairs;
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const good = total - known - faulty - left_out + added;
  const { running, outcome, start } = useTask(async () => {
    await call("POST /imports/{id}/confirm", { params: { id } });
    await revalidate();
    return "";
  });
  const said = [
    m.import_ready({ good }),
    warned > 0 && m.import_warned({ warned }),
    faulty > 0 && m.import_need_you({ faulty }),
    known > 0 && m.import_known({ known }),
    left_out > 0 && m.import_left_out({ left_out }),
    added > 0 && m.import_added({ added }),
    Object.values(brought).some((count) => count > 0) && m.import_brought(brought),
  ].filter(Boolean);
  return (
    <section aria-labelledby="import-result" className={styles["form"]}>
      <h2 id="import-result">{m.import_result()}</h2>
      <output>{said.join(" ")}</output>
      {good === 0 && <p>{m.import_nothing()}</p>}
      <Row>
        {good > 0 && (
          <Button
            onClick={start}
            disabled={running || waiting > 0}
            disabledReason={
              waiting > 0 ? m.import_repairs_waiting({ count: waiting }) : m.import_saving()
            }
          >
            {m.import_confirm({ good })}
          </Button>
        )}
        {has_repairs && (
          <Button look="second" onClick={() => void repairs.takeBack()}>
            {m.import_take_back()}
          </Button>
        )}
      </Row>
      <output>{waiting > 0 && m.import_repairs_waiting({ count: waiting })}</output>
      <Failure text={repairs.failure ?? (outcome?.failed && outcome.text)} />
    </section>
  );
}
