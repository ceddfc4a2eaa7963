/** What follows the end of a role of the club. */
import type { Tx } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { returnTakenBy } from "../../ownership/public.ts";
import { mayCorrect } from "./club-member-statements.ts";

/** With the last role that lets a member take cats for the check, those that were taken go home, and their members are told. */
export async function afterRole(
  tx: Tx,
  memberId: number,
  { jobs, config }: Pick<Services, "jobs" | "config">,
): Promise<void> {
  if ((await mayCorrect(tx, { memberId }))[0]!.yes) return;
  await jobs.enqueueMails(tx, await returnTakenBy(tx, memberId, config));
}
