import { useState } from "react";
import { Link } from "react-router";
import type { WaitingChipProof } from "@felistry/contract/market/chip-proofs.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Allowed } from "../layout/allowed.tsx";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { shortDate } from "../ui/dates.ts";
import { Row } from "../ui/page.tsx";
import { ReasonDialog } from "../ui/reason-dialog.tsx";
import { TaskButton } from "../ui/task-button.tsx";
import styles from "./chip-proofs.module.css";

interface ProofProps {
  readonly proof: WaitingChipProof;
  readonly onDone: (said: string) => Promise<void>;
}

/** A photo beside the code and the digits that must be in it, and the club's word. */
export function ChipProofCard({ proof, onDone }: ProofProps) {
  const { call, locale } = usePageTools();
  const [declining, setDeclining] = useState(false);
  const { id, cat_id, cat_name, seller, code, chip_end, photo, sent_at } = proof;
  const params = { id };
  const confirm = async () => {
    await call("PUT /admin/chip-proofs/{id}", { params, body: { verdict: "confirmed" } });
    await onDone(m.chip_proof_confirmed_said());
  };
  return (
    <article aria-labelledby={`proof-${id}`} className={styles["card"]}>
      <h2 id={`proof-${id}`}>
        <Link to={paths.cat(cat_id)}>{cat_name}</Link>
      </h2>
      <p className="soft">
        {seller}, {shortDate(sent_at, locale)}
      </p>
      <a href={photo}>
        <img src={photo} alt={m.chip_proof_photo({ cat: cat_name })} loading="lazy" />
      </a>
      <p>{m.chip_proof_look({ end: chip_end })}</p>
      <p className={styles["code"]}>{code}</p>
      <Allowed right="decide_market">
        <Row>
          <TaskButton work={confirm} busy={m.own_busy()}>
            {m.chip_proof_confirm()}
          </TaskButton>
          <Button look="second" onClick={() => setDeclining(true)}>
            {m.chip_proof_decline()}
          </Button>
        </Row>
      </Allowed>
      {declining && (
        <DeclineDialog proof={proof} onDone={onDone} onClose={() => setDeclining(false)} />
      )}
    </article>
  );
}

function DeclineDialog({ proof, onDone, onClose }: ProofProps & { readonly onClose: () => void }) {
  const { call } = usePageTools();
  const { id, cat_name } = proof;
  return (
    <ReasonDialog
      about={`decline chip proof ${id}`}
      title={m.chip_proof_decline_title({ cat: cat_name })}
      label={m.chip_proof_decline_reason()}
      hint={m.chip_proof_decline_hint()}
      submit={m.chip_proof_decline()}
      keep={m.order_message_report_keep()}
      schema={() =>
        import("@felistry/contract/market/chip-proofs.ts").then((c) => c.chipReasonBody)
      }
      send={async (reason) => {
        const body = { verdict: "declined", reason } as const;
        await call("PUT /admin/chip-proofs/{id}", { params: { id }, body });
        return m.chip_proof_declined_said();
      }}
      onSent={onDone}
      onClose={onClose}
    />
  );
}
