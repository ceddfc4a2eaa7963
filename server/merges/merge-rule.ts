/** Whether two records may be merged; used by the merge itself and by offers to merge. */
import { may } from "@felistry/domain/accounts/club-rights.ts";
import { mergeRefusal, type MergeRefusal } from "@felistry/domain/merges/merge-rule.ts";
import { statement } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";
import type { Member } from "../http/handler.ts";
import { areInLine } from "./merge-statements.ts";
import { ANCESTOR_OF_REGISTERED } from "../cats/queries.ts";

const selectFacts = statement(
  "merge_facts",
  `select c.id, c.sex, c.users_id, c.online_owner_id, c.registered, ${ANCESTOR_OF_REGISTERED} as ancestor_of_registered
   from cats c where c.id = any(:ids)`,
);

type Pair = readonly [keptId: number, goneId: number];

/** For each pair the reason why the member may not merge it, or null. */
export async function mergeRefusals(
  db: Db,
  pairs: readonly Pair[],
  member: Pick<Member, "id" | "roleIds" | "clubId">,
): Promise<(MergeRefusal | "cat_not_found" | "own_ancestor" | null)[]> {
  if (pairs.length === 0) return [];
  const rows = await selectFacts(db, { ids: [...new Set(pairs.flat())] });
  const facts = new Map(rows.map((row) => [row.id, row]));
  const viewer = { id: member.id, isAdmin: may(member, "merge_cats") };
  return Promise.all(
    pairs.map(async ([keptId, goneId]) => {
      const [kept, gone] = [facts.get(keptId), facts.get(goneId)];
      if (!kept || !gone) return "cat_not_found";
      const refusal = mergeRefusal(kept, gone, viewer);
      if (refusal) return refusal;
      return (await areInLine(db, { one: keptId, other: goneId }))[0]!.in_line
        ? "own_ancestor"
        : null;
    }),
  );
}
