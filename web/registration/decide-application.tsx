import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { ApiFailure } from "@felistry/contract/client.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Allowed } from "../layout/allowed.tsx";
import { takeCat } from "../ownership/take-cat.ts";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { Row } from "../ui/page.tsx";
import { TaskButton } from "../ui/task-button.tsx";
import { useStaleFacts } from "../ui/form/use-stale-facts.ts";
import { useTask } from "../ui/use-task.ts";
import { ApplicationChanges } from "./application-changes.tsx";
import { DeclineDialog } from "./decline-dialog.tsx";
import type { CatApplication } from "./desk-applications.ts";
import styles from "./desk.module.css";

/** Taking the cat for the check, and the two decisions. `onDone` reports the outcome and reloads the list. */
export function DecideApplication({
  entry: { application, cat },
  onDone,
}: {
  entry: CatApplication;
  onDone: (said: string) => Promise<void>;
}) {
  const { viewer } = usePageTools();
  const [isDeclining, setDeclining] = useState(false);
  const name = displayName(cat);
  const { changed, isStale } = useStaleFacts(application.facts);
  const changes = changed && <ApplicationChanges {...changed} />;
  const isOwn = application.applicant_id === viewer!.id;
  const confirming = useConfirming({ application, cat }, isStale, onDone);
  const own = isOwn ? m.desk_own() : undefined;
  return (
    <div className={styles["decide"]}>
      <Allowed right="correct_cats">
        <TakeCat catId={cat.id} isTaken={cat.online_owner_id === viewer!.id} />
      </Allowed>
      <Allowed right="decide_cases">
        <Row>
          <Button
            disabled={isOwn || confirming.running}
            disabledReason={own ?? m.own_busy()}
            onClick={confirming.start}
          >
            {m.desk_confirm()}
          </Button>
          <Button
            look="danger"
            disabled={isOwn || confirming.running}
            disabledReason={own ?? m.own_busy()}
            onClick={() => setDeclining(true)}
          >
            {m.desk_decline()}
          </Button>
        </Row>
      </Allowed>
      {isOwn && <p className="soft">{m.desk_own()}</p>}
      <Failure text={confirming.outcome?.failed && confirming.outcome.text} />
      {changes}
      {isDeclining && (
        <DeclineDialog
          catId={cat.id}
          application={application}
          name={name}
          isStale={isStale}
          changes={changes}
          onClose={() => setDeclining(false)}
          onDone={onDone}
        />
      )}
    </div>
  );
}

function useConfirming(
  { application, cat }: CatApplication,
  isStale: (error: unknown) => Promise<boolean>,
  onDone: (said: string) => Promise<void>,
) {
  const { call, viewer } = usePageTools();
  const name = displayName(cat);
  return useTask(async () => {
    try {
      const { data } = await call("PUT /cats/{id}/register-pedigree", {
        params: { id: cat.id },
        body: {
          userId: viewer!.id,
          application_id: application.application_id,
          version: application.version,
        },
      });
      await onDone(m.desk_confirmed({ name, number: data.reg_num }));
    } catch (error) {
      if (await isStale(error)) throw error;
      // Another administrator was first: what they decided is said where the application was.
      if (!(error instanceof ApiFailure && error.status === 409)) throw error;
      await onDone(`${name}: ${error.body.message}`);
    }
    return "";
  });
}

function TakeCat({ catId, isTaken }: { catId: number; isTaken: boolean }) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const take = async () => {
    await takeCat(call, { catId });
    await revalidate();
  };
  return (
    <Row>
      {isTaken ? (
        <p className="soft">
          {m.desk_taken()} <Link to={paths.catTab(catId, "parents")}>{m.desk_to_parents()}</Link>
        </p>
      ) : (
        <TaskButton look="second" work={take} busy={m.own_busy()}>
          {m.desk_take()}
        </TaskButton>
      )}
    </Row>
  );
}
