/** What other nouns may do with planned matings. */
import { daysOfBirth } from "@felistry/domain/matings/planned.ts";
import { statement } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import { refuse } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { mailsOfMating } from "./planned/mails.ts";

const lockMating = statement(
  "mating_lock_for_litter",
  `select p.planner_id, p.dam_id, p.sire_id, p.stage, p.mated_from, p.mated_until, o.suspended_at is not null as is_away
   from planned_matings p join users o on o.id = p.stud_member_id where p.id = :id for update of p`,
);

const bear = statement(
  "mating_bear",
  "update planned_matings set stage = 'born', litter_id = :litterId where id = :id",
);

interface Litter {
  readonly dam_id: number;
  readonly sire_id: number;
  readonly born: string;
}

/**
 * Whether the stud's owner has agreed to this litter beforehand. An agreement says nothing of kittens born too early or too
 * late to be of its mating, nor while the account that gave it is suspended: then the litter waits like any other.
 */
export async function isAgreedBeforehand(
  tx: Tx,
  id: number,
  plannerId: number,
  { dam_id, sire_id, born }: Litter,
): Promise<boolean> {
  const [plan] = await lockMating(tx, { id });
  if (plan?.planner_id !== plannerId) refuse("mating_not_found");
  const { mated_from: from, mated_until: until } = plan;
  const isThisPair = plan.dam_id === dam_id && plan.sire_id === sire_id;
  const isExpecting = plan.stage === "mated" || plan.stage === "pregnant";
  if (!isThisPair || !isExpecting || from === null || until === null || born < from)
    refuse("mating_conflict");
  const days = daysOfBirth({ from, until });
  return !plan.is_away && born >= days.from && born <= days.until;
}

/** The plan has become this litter. */
export async function endMatingWithLitter(
  tx: Tx,
  id: number,
  litterId: number,
  { counts, services: { jobs, config } }: { readonly counts: boolean; readonly services: Services },
): Promise<void> {
  await bear(tx, { id, litterId });
  if (counts) await jobs.enqueueMails(tx, await mailsOfMating(tx, id, "bear", config));
}
