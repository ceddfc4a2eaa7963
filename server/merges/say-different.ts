import { statement } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";

const exists = statement("different_cat_exists", "select id from cats where id = :catId");
const remember = statement(
  "different_remember",
  `insert into different_cats (one_id, other_id, said_by) values (least(:one::int, :other::int), greatest(:one::int, :other::int), :memberId)
   on conflict do nothing`,
);
const forget = statement(
  "different_forget",
  "delete from different_cats where one_id = least(:one::int, :other::int) and other_id = greatest(:one::int, :other::int)",
);
const selectDifferent = statement(
  "different_among",
  `select d.one_id, d.other_id from different_cats d
   join unnest(:ones::int[], :others::int[]) as p(one, other) on d.one_id = least(p.one, p.other) and d.other_id = greatest(p.one, p.other)`,
);

/** A pair that the keeper of either record marks as different cats is no longer offered to anybody. */
export const sayDifferent: Handler<"PUT /cats/{id}/different"> = async (
  { params, body: { other, different } },
  { db, member },
) => {
  if (params.id === other) refuse("merge_same_cat");
  if ((await exists(db, { catId: other })).length === 0) refuse("cat_not_found");
  const pair = { one: params.id, other };
  if (different) await remember(db, { ...pair, memberId: member.id });
  else await forget(db, pair);
  return { data: { other, different } };
};

/** In either order. */
export function pairKey(one: number, other: number): string {
  return `${Math.min(one, other)} ${Math.max(one, other)}`;
}

/** The pairs marked as different cats, by `pairKey`. */
export async function calledDifferent(
  db: Db,
  pairs: readonly (readonly [one: number, other: number])[],
): Promise<ReadonlySet<string>> {
  if (pairs.length === 0) return new Set();
  const rows = await selectDifferent(db, {
    ones: pairs.map(([one]) => one),
    others: pairs.map(([, other]) => other),
  });
  return new Set(rows.map(({ one_id, other_id }) => pairKey(one_id, other_id)));
}
