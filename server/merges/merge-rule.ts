/** Whether two records may be merged; used by the merge itself and by offers to merge. */
import { may } from "@felistry/domain/accounts/club-rights.ts";
import { mergeRefusal, type MergeRefusal } from "@felistry/domain/merges/merge-rule.ts";
import { clubOfCat } from "../cases/queries.ts";
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

/** A club's own desk merges what it has registered twice. */
async function areAtDesk(
  db: Db,
  pair: Pair,
  member: Pick<Member, "roleIds" | "clubId">,
): Promise<boolean> {
  const { clubId = null } = member;
  if (clubId === null || !may(member, "decide_cases")) return false;
  const clubs = await Promise.all(pair.map((id) => clubOfCat(db, id)));
  return clubs.every((club) => club === clubId);
}

/** Why the club may not merge two records, whoever of it decides. */
export async function refusalOfClub(db: Db, [keptId, goneId]: Pair) {
  const rows = await selectFacts(db, { ids: [keptId, goneId] });
  const [kept, gone] = [keptId, goneId].map((id) => rows.find((row) => row.id === id));
  if (!kept || !gone) return "cat_not_found" as const;
  const [line] = await areInLine(db, { one: keptId, other: goneId });
  if (line!.in_line) return "own_ancestor" as const;
  return mergeRefusal(kept, gone, { id: 0, isAdmin: true });
}

/** For each pair the reason why the member may not merge it, or null. */
export async function mergeRefusals(
  db: Db,
  pairs: readonly Pair[],
  member: Pick<Member, "id" | "roleIds" | "clubId">,
): Promise<(MergeRefusal | "cat_not_found" | "own_ancestor" | null)[]> {
  if (pairs.length === 0) return [];
  const rows = await selectFacts(db, { ids: [...new Set(pairs.flat())] });
  const facts = new Map(rows.map((row) => [row.id, row]));
  const isOfRegistry = may(member, "merge_cats");
  return Promise.all(
    pairs.map(async ([keptId, goneId]) => {
      const [kept, gone] = [facts.get(keptId), facts.get(goneId)];
      if (!kept || !gone) return "cat_not_found";
      const isAdmin = isOfRegistry || (await areAtDesk(db, [keptId, goneId], member));
      const refusal = mergeRefusal(kept, gone, { id: member.id, isAdmin });
      if (refusal) return refusal;
      return (await areInLine(db, { one: keptId, other: goneId }))[0]!.in_line
        ? "own_ancestor"
        : null;
    }),
  );
}
