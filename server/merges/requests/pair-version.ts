import { catVersion, catVersionRules } from "../../cats/queries.ts";
import { statement, told } from "../../db/statement.ts";
import type { Db, Tx } from "../../db/transaction.ts";

/** The records' ids, whatever has become of the request. */
export const pairOfRequest = statement(
  "merge_request_pair",
  "select cat_id, other_id, seen_version::float8 as seen_version from merge_requests where id = :id",
  told<{ seen_version: number }>(),
);

/** Half of the whole numbers that a double holds exactly. */
const HALF = 2 ** 26;

/** Of two records as one number; null if one of them is gone. Locks both. */
export async function pairVersion(tx: Tx, keptId: number, goneId: number): Promise<number | null> {
  const kept = await catVersionRules.cat(tx, keptId);
  const gone = await catVersionRules.cat(tx, goneId);
  return kept && gone ? joined(kept.version, gone.version) : null;
}

function joined(kept: number, gone: number): number {
  return (kept % HALF) * HALF + (gone % HALF);
}

const selectVersions = statement(
  "merge_pair_versions",
  `select c.id, ${catVersion}::float8 as version from cats c where c.id = any(:ids::int[])`,
  told<{ version: number }>(),
);

/** As it is shown, without locks. */
export async function presentPairVersion(
  db: Db,
  keptId: number,
  goneId: number,
): Promise<number | null> {
  const rows = await selectVersions(db, { ids: [keptId, goneId] });
  const [kept, gone] = [keptId, goneId].map((id) => rows.find((row) => row.id === id));
  return kept && gone ? joined(kept.version, gone.version) : null;
}

export async function shownVersionOfMergeRequest(db: Db, id: number): Promise<number | null> {
  const [pair] = await pairOfRequest(db, { id });
  return pair ? presentPairVersion(db, pair.cat_id, pair.other_id) : null;
}
