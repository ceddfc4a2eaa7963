/** The paper beside what it is to prove, in one shape for every kind that has a paper. */
import type { ReactNode } from "react";
import * as m from "@felistry/i18n/compiled/messages.js";
import { CorrectionFacts } from "../corrections/correction-facts.tsx";
import { CredentialFacts } from "../credentials/credential-facts.tsx";
import { BesidePaper } from "../registration/paper-card.tsx";
import { ComparedCard } from "../registration/compared-card.tsx";
import { MergeRequestFacts } from "../merges/merge-request-facts.tsx";
import { withdrawMerge } from "../merges/save-withdrawn.ts";
import { usePageTools } from "../page-tools.ts";
import { TransferFacts } from "../transfers/transfer-facts.tsx";
import styles from "./cases.module.css";
import type { CasePaperData } from "./load-case-paper.ts";
import { LitterPaper } from "./litter-paper.tsx";
import { WithdrawRequest } from "./withdraw-request.tsx";

interface PaperProps {
  readonly paper: CasePaperData;
  readonly name: string;
  readonly onDone: (said: string) => Promise<void>;
}

export function CasePaper({ paper, name, onDone }: PaperProps) {
  const { entry, correction, transfer, merge, credential, cat, litter } = paper;
  if (merge) return <Merge request={merge} onDone={onDone} />;
  if (litter) return <LitterPaper litter={litter} />;
  if (!entry && !correction && !transfer && !credential) return null;
  return (
    <section className={styles["part"]} aria-labelledby="paper">
      <h2 id="paper">{m.case_paper()}</h2>
      {entry && <ComparedCard key={entry.application.application_id} entry={entry} />}
      {correction && (
        <Beside
          path={correction.evidence_url}
          alt={m.correction_evidence_of({ name: correction.cat_name })}
        >
          <CorrectionFacts correction={correction} isBesideEvidence />
        </Beside>
      )}
      {transfer?.direction === "out" && <TransferFacts transfer={transfer} />}
      {transfer?.direction === "in" && (
        <Beside path={transfer.paper_url} alt={m.transfer_paper_of({ name })}>
          <TransferFacts transfer={transfer} isBesidePaper />
        </Beside>
      )}
      {credential && (
        <Beside
          path={credential.scan_url}
          alt={m.credential_scan_of({ name, of: credential.name })}
        >
          <CredentialFacts credential={credential} cat={cat} />
        </Beside>
      )}
    </section>
  );
}

function Merge({
  request,
  onDone,
}: {
  request: NonNullable<CasePaperData["merge"]>;
  onDone: PaperProps["onDone"];
}) {
  const tools = usePageTools();
  return (
    <section className={styles["part"]} aria-labelledby="paper">
      <h2 id="paper">{m.merge_facts()}</h2>
      <MergeRequestFacts request={request} />
      {request.may_withdraw === 1 && (
        <WithdrawRequest send={() => withdrawMerge(tools, request.id)} onDone={onDone} />
      )}
    </section>
  );
}

interface BesideProps {
  readonly path: string | null;
  readonly alt: string;
  readonly children: ReactNode;
}

function Beside({ path, alt, children }: BesideProps) {
  if (path !== null)
    return (
      <BesidePaper path={path} alt={alt}>
        <div>{children}</div>
      </BesidePaper>
    );
  return (
    <>
      <p>{m.case_paper_gone()}</p>
      {children}
    </>
  );
}
