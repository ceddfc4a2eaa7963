import type { Answer } from "@felistry/contract/api.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import styles from "./litters.module.css";

export type Litter = Answer<"GET /litters/{id}">["data"];
type Status = Litter["status"];

const words: Record<Status, () => string> = {
  waiting: m.litter_waiting,
  confirmed: m.litter_confirmed,
  declined: m.litter_declined,
  cancelled: m.litter_cancelled,
};

export function LitterState({ status }: { status: Status }) {
  return (
    <span className={styles["state"]} data-status={status}>
      {words[status]()}
    </span>
  );
}

/** What the state means to its reader. */
export function stateText({ status, may_answer, breeder, sire_owner }: Litter): string {
  if (status === "confirmed") return m.litter_confirmed_lead();
  if (status === "declined") return m.litter_declined_lead();
  if (status === "cancelled") return m.litter_cancelled_lead();
  return may_answer
    ? m.litter_answer_lead({ breeder })
    : m.litter_waiting_lead({ owner: sire_owner });
}
