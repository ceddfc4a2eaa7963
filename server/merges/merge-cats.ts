import type { MergeEntry } from "@felistry/contract/merges/merges.ts";
import { isMergedAtDesk } from "@felistry/domain/merges/merge-rule.ts";
import { requireConfirmation } from "../accounts/queries.ts";
import type { Config } from "../config.ts";
import type { Db, Tx } from "../db/transaction.ts";
import type { Handler, Member } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { requireNoneWithClub } from "../market/public.ts";
import { mergeNow } from "./merge-now.ts";
import { mergeRefusals } from "./merge-rule.ts";
import { lockCats, mergeSide, selectMerge, type MergeSide } from "./merge-statements.ts";

export const previewMerge: Handler<"GET /cats/{id}/merge"> = async (
  { params, query },
  { db, member, locale, services },
) => {
  const pair = await requirePair(db, params.id, query.other, member, locale);
  const [kept, gone] = pair;
  const at_desk = isAtDesk(pair, services.config) ? 1 : 0;
  return { data: { kept: shown(kept), gone: shown(gone), at_desk } };
};

export const mergeCats: Handler<"POST /cats/{id}/merge"> = async (
  { params, body },
  { db, member, locale, services, cookieHeader },
) => {
  const [keptId, goneId] = [params.id, body.other];
  await lockCats(db, { ids: [keptId, goneId] });
  const pair = await requirePair(db, keptId, goneId, member, locale);
  if (isAtDesk(pair, services.config)) refuse("merge_at_desk");
  const [refusalOfKeeper] = await mergeRefusals(db, [[keptId, goneId]], withoutRoles(member));
  if (refusalOfKeeper) await requireConfirmation(db, member, cookieHeader);
  const id = await mergeNow(db, { keptId, goneId, take: body.take, memberId: member.id });
  return { data: await entryOf(db, id) };
};

/** As any member, who merges only what they keep. */
const withoutRoles = ({ id }: Member) => ({ id, roleIds: [] });

function isAtDesk(
  [kept, gone]: readonly [MergeSide, MergeSide],
  { fourEyes }: Pick<Config, "fourEyes">,
): boolean {
  return isMergedAtDesk(kept, gone, fourEyes.has("merge"));
}

async function entryOf(tx: Tx, id: number): Promise<MergeEntry> {
  const [merge] = await selectMerge(tx, { id });
  const { record: _, merged_by: __, ...entry } = merge!;
  return entry;
}

/** Two records that the member may make one. */
export async function requirePair(
  db: Db,
  keptId: number,
  goneId: number,
  member: Pick<Member, "id" | "roleIds" | "clubId">,
  locale: string,
): Promise<[MergeSide, MergeSide]> {
  if (keptId === goneId) refuse("merge_same_cat");
  const [refusal] = await mergeRefusals(db, [[keptId, goneId]], member);
  if (refusal) refuse(refusal);
  await requireNoneWithClub(db, [keptId, goneId]);
  return sidesOf(db, keptId, goneId, locale);
}

export async function sidesOf(
  db: Db,
  keptId: number,
  goneId: number,
  locale: string,
): Promise<[MergeSide, MergeSide]> {
  const [[kept], [gone]] = await Promise.all([
    mergeSide(db, { locale, catId: keptId }),
    mergeSide(db, { locale, catId: goneId }),
  ]);
  return [kept!, gone!];
}

export function shown({ id, registered, reg_num, values, moves }: MergeSide): MergeSide {
  return { id, registered, reg_num, values, moves };
}
