import { useState } from "react";
import { Link } from "react-router";
import type { CatCard } from "@felistry/contract/cats.ts";
import type { WaitingEntry } from "@felistry/contract/waiting.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { waitingMove } from "@felistry/domain/waiting/moves.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { shortDate } from "../ui/dates.ts";
import { Failure } from "../ui/failure.tsx";
import { Row } from "../ui/page.tsx";
import { ReasonDialog } from "../ui/reason-dialog.tsx";
import { useTask } from "../ui/use-task.ts";
import { OfferForm } from "./offer-form.tsx";
import { stageText } from "./waiting-words.ts";
import { WishFacts } from "./wish-facts.tsx";
import styles from "./waiting.module.css";

interface EntryProps {
  readonly entry: WaitingEntry;
  /** For sale by the breeder. */
  readonly kittens: readonly CatCard[];
  readonly onDone: (said: string) => Promise<void>;
}

/** An applicant as the breeder sees them, with what can be done now. */
export function EntryCard({ entry, kittens, onDone }: EntryProps) {
  const { locale } = usePageTools();
  const { id, member, stage, place, waiting, offer, order_id } = entry;
  return (
    <article className={styles["entry"]} aria-labelledby={`entry-${id}`}>
      <h2 id={`entry-${id}`}>{member}</h2>
      <p>
        {place !== null && (
          <span className={styles["place"]}>{m.waiting_place({ place, count: waiting })}. </span>
        )}
        {stageText[stage]()}
      </p>
      {offer && (
        <p>
          {m.waiting_offered({ cat: displayName(offer.cat), day: shortDate(offer.until, locale) })}
        </p>
      )}
      {order_id !== null && (
        <p>
          <Link to={paths.myOrder(order_id)}>{m.waiting_order({ id: order_id })}</Link>
        </p>
      )}
      <WishFacts entry={entry} />
      <Actions entry={entry} kittens={kittens} onDone={onDone} />
    </article>
  );
}

function Actions({ entry: { id, stage, member }, kittens, onDone }: EntryProps) {
  const { call } = usePageTools();
  const [open, setOpen] = useState<"decline" | "offer" | null>(null);
  const params = { id };
  const step =
    (key: "PUT /waiting/{id}/accept" | "PUT /waiting/{id}/take-back", said: string) => async () => {
      await call(key, { params });
      await onDone(said);
      return "";
    };
  const accepting = useTask(step("PUT /waiting/{id}/accept", m.waiting_accepted_said()));
  const takingBack = useTask(step("PUT /waiting/{id}/take-back", m.waiting_taken_back_said()));
  const may = (name: "accept" | "decline" | "offer" | "take_back") =>
    waitingMove(stage, name, "breeder") !== null;
  const busy = {
    disabled: accepting.running || takingBack.running,
    disabledReason: m.waiting_sending(),
  };
  const failed = [accepting, takingBack].find(({ outcome }) => outcome?.failed);
  return (
    <>
      <Row>
        {may("accept") && (
          <Button {...busy} onClick={accepting.start}>
            {m.waiting_accept()}
          </Button>
        )}
        {may("offer") && open !== "offer" && (
          <Button {...busy} onClick={() => setOpen("offer")}>
            {m.waiting_offer()}
          </Button>
        )}
        {may("take_back") && (
          <Button {...busy} look="second" onClick={takingBack.start}>
            {m.waiting_take_back()}
          </Button>
        )}
        {may("decline") && (
          <Button {...busy} look="quiet" onClick={() => setOpen("decline")}>
            {m.waiting_decline()}
          </Button>
        )}
      </Row>
      <Failure text={failed?.outcome?.text} />
      {open === "offer" && may("offer") && (
        <OfferForm
          entryId={id}
          name={member}
          kittens={kittens}
          onDone={onDone}
          onClose={() => setOpen(null)}
        />
      )}
      {open === "decline" && (
        <DeclineDialog id={id} name={member} onDone={onDone} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

function DeclineDialog({
  id,
  name,
  onDone,
  onClose,
}: Pick<EntryProps, "onDone"> & { id: number; name: string; onClose: () => void }) {
  const { call } = usePageTools();
  return (
    <ReasonDialog
      about={`decline waiting ${id}`}
      title={m.waiting_decline_title({ name })}
      label={m.waiting_decline_reason()}
      hint={m.waiting_decline_hint()}
      submit={m.waiting_decline()}
      keep={m.waiting_back()}
      schema={() => import("@felistry/contract/waiting.ts").then((c) => c.waitingReasonBody)}
      send={async (reason) => {
        await call("PUT /waiting/{id}/decline", { params: { id }, body: { reason } });
        return m.waiting_declined_said();
      }}
      onSent={onDone}
      onClose={onClose}
    />
  );
}
