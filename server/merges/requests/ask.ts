import { may } from "@felistry/domain/accounts/club-rights.ts";
import { isMergedAtDesk } from "@felistry/domain/merges/merge-rule.ts";
import { clubOfCat, requireDeskOfCat, requireUndecided } from "../../cases/queries.ts";
import type { Tx } from "../../db/transaction.ts";
import type { Handler } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import { requirePair } from "../merge-cats.ts";
import { lockCats } from "../merge-statements.ts";
import { mailsToSecond } from "./mails.ts";
import { pairVersion } from "./pair-version.ts";
import {
  askAsFirst,
  caseOfRequest,
  endRequest,
  insertRequest,
  openRequest,
  ownerOfPair,
} from "./statements.ts";

export const askMerge: Handler<"POST /admin/merge-requests"> = async (
  { body: { kept: keptId, other: goneId, take, reason } },
  { db, member, locale, services },
) => {
  const { id: memberId } = member;
  if (keptId === goneId) refuse("merge_same_cat");
  const ids = [keptId, goneId];
  await lockCats(db, { ids });
  const [kept, gone] = await requirePair(db, keptId, goneId, member, locale);
  const isByTwo = services.config.fourEyes.has("merge");
  // Nothing ends, so that nothing is to be decided.
  if (!isMergedAtDesk(kept, gone, true)) refuse("not_registered");
  await requireDeskOfCat(db, member, keptId);
  if (gone.registered === 1 && (await clubOfCat(db, keptId)) !== (await clubOfCat(db, goneId)))
    refuse("merge_two_clubs");
  await requireOthers(db, ids, memberId);
  const version = await pairVersion(db, keptId, goneId);
  if (version === null) refuse("cat_not_found");
  const asked = { keptId, goneId, take: [...take], reason, askerId: memberId, version };
  const [request] = await insertRequest(db, asked);
  const { id } = request!;
  const [waits] = await caseOfRequest(db, { id });
  if (isByTwo) {
    await askAsFirst(db, { caseId: waits!.id, memberId, reason });
    await services.jobs.enqueueMails(db, await mailsToSecond(db, id, memberId, services.config));
  }
  return { data: { id, case_id: waits!.id } };
};

/** Nobody decides on cats of their own. */
export async function requireOthers(
  db: Tx,
  ids: readonly number[],
  memberId: number,
): Promise<void> {
  if ((await ownerOfPair(db, { ids: [...ids], memberId })).length > 0) refuse("own_registration");
}

export const withdrawMerge: Handler<"PUT /admin/merge-requests/{id}/withdraw"> = async (
  { params: { id } },
  { db, member, locale },
) => {
  const [request] = await openRequest(db, { id });
  if (!request) refuse("case_over");
  if (request.asker_id !== member.id || !may(member, "decide_cases")) refuse("not_allowed");
  await requireUndecided(db, { kind: "merge", subjectId: id }, locale);
  await endRequest(db, { id, status: "withdrawn", decision: null, decidedBy: null });
  return { data: { id, status: "withdrawn" as const } };
};
