import { useRevalidator, useSearchParams } from "react-router";
import { useState } from "react";
import type { Club } from "@felistry/contract/accounts/clubs.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { ClubChoices } from "../accounts/clubs/club-choices.tsx";
import type { PedigreePaper } from "../documents/load-pedigree-paper.ts";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { Row } from "../ui/page.tsx";
import { useTask } from "../ui/use-task.ts";
import styles from "./registration.module.css";

interface SendProps {
  readonly catId: number;
  readonly pedigree: PedigreePaper;
  readonly clubs: readonly Club[];
  /** The one that is chosen, by whose rules the page judges. */
  readonly clubId: number | undefined;
  readonly again: boolean;
}

/** The requirements of an application, and the button that sends it. */
export function SendDocuments({ catId, pedigree, clubs, clubId, again }: SendProps) {
  return (
    <section className={styles["part"]} aria-labelledby="requirements">
      <h2 id="requirements">{m.reg_requirements()}</h2>
      <ul className={styles["requirements"]}>
        <li>{m.reg_requirement_pedigree()}</li>
        <li>{m.reg_requirement_data()}</li>
        <li>{m.reg_requirement_ancestors()}</li>
        <li>{m.reg_requirement_locked()}</li>
        <li>{m.reg_requirement_foreign()}</li>
      </ul>
      {pedigree.kind === "found" && (
        <p>{m.reg_document({ number: pedigree.number, issuer: pedigree.issuer })}</p>
      )}
      {pedigree.kind === "none" && <Failure text={m.error_no_pedigree()} />}
      {pedigree.kind === "failed" && <Failure text={m.reg_pedigree_failed()} />}
      <SendButton catId={catId} pedigree={pedigree} clubs={clubs} clubId={clubId} again={again} />
    </section>
  );
}

function SendButton({ catId, pedigree, clubs, clubId, again }: SendProps) {
  const { revalidate } = useRevalidator();
  const [, setSearch] = useSearchParams();
  // At once: whoever chooses and sends does not wait for the verdict.
  const [chosen, setChosen] = useState(clubId);
  const choose = (club: number) => {
    setChosen(club);
    setSearch({ club: String(club) }, { replace: true, preventScrollReset: true });
  };
  const { sent, task } = useSending(catId, pedigree, clubs.length > 1 ? chosen : undefined);
  if (sent)
    return (
      <>
        <output className={styles["done"]}>{task.outcome?.text}</output>
        <Row>
          <Button look="second" onClick={() => void revalidate()}>
            {m.reg_show_state()}
          </Button>
        </Row>
      </>
    );
  return (
    <>
      {clubs.length > 1 && (
        <ClubChoices label={m.reg_club()} clubs={clubs} clubId={chosen} onChoose={choose} />
      )}
      <Row>
        <Button
          disabled={pedigree.kind !== "found" || task.running}
          disabledReason={task.running ? m.own_busy() : m.error_no_pedigree()}
          onClick={task.start}
        >
          {again ? m.reg_send_again() : m.reg_send()}
        </Button>
        {pedigree.kind === "none" && (
          <ButtonLink to={paths.newDocument(catId, "pedigree")} look="second">
            {m.doc_add_pedigree()}
          </ButtonLink>
        )}
        {pedigree.kind === "found" && again && (
          <ButtonLink to={paths.document(catId, "pedigree", pedigree.id)} look="second">
            {m.doc_edit_pedigree()}
          </ButtonLink>
        )}
      </Row>
      <Failure text={task.outcome?.failed && task.outcome.text} />
    </>
  );
}

/** Without a club's id the first one is asked. */
function useSending(catId: number, pedigree: PedigreePaper, clubId: number | undefined) {
  const { call } = usePageTools();
  const [sent, setSent] = useState(false);
  const task = useTask(async () => {
    if (pedigree.kind !== "found") return "";
    const { message } = await call("POST /applications/send-to-registration/{catId}", {
      params: { catId },
      body: { pedigrees_id: pedigree.id, ...(clubId !== undefined && { club_id: clubId }) },
    });
    setSent(true);
    return message;
  });
  return { sent, task };
}
