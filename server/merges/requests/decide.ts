/** What the desk's decision does. */
import type { Tx } from "../../db/transaction.ts";
import type { Member, WriteContext } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import { requireNoneWithClub } from "../../market/public.ts";
import { mergeNow } from "../merge-now.ts";
import { refusalOfClub } from "../merge-rule.ts";
import { lockCats } from "../merge-statements.ts";
import { requireOthers } from "./ask.ts";
import { mailOfRequest, mailsOfMerged } from "./mails.ts";
import { pairOfRequest, pairVersion } from "./pair-version.ts";
import { endRequest, keepersOfPair, openRequest, setMerge } from "./statements.ts";

type Context = Pick<WriteContext, "db" | "services" | "today" | "locale"> & {
  readonly member: Pick<Member, "id">;
};

/** In the order of their ids, as by every merge. */
export async function lockPairOf(db: Tx, id: number): Promise<void> {
  const [pair] = await pairOfRequest(db, { id });
  if (pair) await lockCats(db, { ids: [pair.cat_id, pair.other_id] });
}

/** What is confirmed is what was asked for: nothing of the two has changed since, and they may still be merged. */
export async function requireMergeStands(db: Tx, id: number): Promise<void> {
  const [pair] = await pairOfRequest(db, { id });
  if (!pair) refuse("case_not_found");
  const { cat_id: keptId, other_id: goneId, seen_version } = pair;
  if ((await pairVersion(db, keptId, goneId)) !== seen_version) refuse("merge_pair_changed");
  const refusal = await refusalOfClub(db, [keptId, goneId]);
  if (refusal) refuse(refusal);
  await requireNoneWithClub(db, [keptId, goneId]);
}

export async function requireOthersPair(db: Tx, id: number, memberId: number): Promise<void> {
  const [pair] = await pairOfRequest(db, { id });
  if (pair) await requireOthers(db, [pair.cat_id, pair.other_id], memberId);
}

/** A decision of the desk, on behalf of whoever has made it. */
export async function carryOutMerge(
  id: number,
  { outcome, reason }: { readonly outcome: string; readonly reason: string | null },
  context: Context,
): Promise<void> {
  const { db, member, services } = context;
  await lockPairOf(db, id);
  const [request] = await openRequest(db, { id });
  if (!request) refuse("case_over");
  const { cat_id: keptId, other_id: goneId, take, asker_id } = request;
  const decided = { id, decision: reason, decidedBy: member.id };
  if (outcome !== "confirmed") {
    await endRequest(db, { ...decided, status: "declined" });
  } else {
    await requireMergeStands(db, id);
    const keepers = await keepersOfPair(db, { ids: [keptId, goneId] });
    await endRequest(db, { ...decided, status: "confirmed" });
    const mergeId = await mergeNow(db, { keptId, goneId, take, memberId: member.id });
    await setMerge(db, { id, mergeId });
    const mails = await mailsOfMerged(db, { keptId, goneId, keepers }, services.config);
    await services.jobs.enqueueMails(db, mails);
  }
  if (asker_id === member.id) return;
  const mail = await mailOfRequest(db, id, services.config);
  if (mail) await services.jobs.enqueueMails(db, [mail]);
}
